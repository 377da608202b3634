import { areToldApart, areTrimsOfOne } from '../../cars/told-apart.ts';
import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { nameSlots } from '../compared-slots.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-cars.md' with { type: 'text' };

const prose = proseIn('compare-cars.md', text);

/** One quality of all sides by the figures that makers and the EPA publish. */
export const compareCarMessages: readonly Message[] = [
  sides(
    'towing',
    'towing-most',
    (name, figure) => `the ${name} up to ${figure}`,
    prose('sides.towing'),
  ),
  sides(
    'seating',
    'seats',
    (name, figure) => `the ${name} has ${figure} seats`,
    prose('sides.seating'),
  ),
  sides('cargo', 'cargo', (name, figure) => `the ${name} has ${figure}`, prose('sides.cargo')),
  sides(
    'fuel-economy',
    'mpg-best',
    (name, figure) => `the ${name} is rated at ${figure}`,
    prose('sides.fuel-economy'),
  ),
  sides(
    'range-and-charging',
    'range',
    (name, figure) => `the ${name} goes ${figure}`,
    prose('sides.range-and-charging'),
  ),
  sides(
    'body-style',
    'length',
    (name, figure) => `the ${name} is ${figure} long`,
    prose('sides.body-style'),
  ),
  sides('bed', 'bed', (name, figure) => `the ${name} comes with ${figure}`, prose('sides.bed')),
  sides(
    'off-road',
    'clearance',
    (name, figure) => `the ${name} has ${figure}`,
    prose('sides.off-road'),
  ),
  sides(
    'winter-driving',
    'snow',
    (name, figure) => `the ${name} has ${figure}`,
    prose('sides.winter-driving'),
  ),
  sides(
    'warranty',
    'warranty',
    (name, figure) => `a new ${name} is covered for ${figure}`,
    prose('sides.warranty'),
  ),
  sides(
    'warranty-more',
    'warranty-more',
    (name, figure) => `the ${name} has ${figure}`,
    prose('sides.warranty-more'),
  ),
  sameCoverage(),
  {
    id: 'compare.car-reliability',
    slots: recordsOf,
    wordings: prose('compare.car-reliability'),
  },
];

/** A sentence on two holds no more of each. */
const maxFaults = 3;

/** The documented faults of either of two; null where one of them has none on record. */
function recordsOf({ compared, facts }: FactSheet): Slots | null {
  const [one, two, more] = compared;
  if (!one || !two || more) return null;
  const [first, second] = [one, two].map(({ id }) => {
    const kind = facts.has(`${id}.car.fault.1`) ? 'fault' : 'any-fault';
    const told = Array.from({ length: maxFaults }, (_, at) =>
      facts.get(`${id}.car.${kind}.${at + 1}`),
    );
    return joinSlots(
      told.flatMap((fact) => (fact ? [{ text: String(fact.value), factIds: [fact.id] }] : [])),
    );
  });
  return first && second ? { one: nameSlots(one).it, two: nameSlots(two).it, first, second } : null;
}

function sides(
  topic: string,
  fact: string,
  phrase: (name: string, figure: string) => string,
  wordings: readonly string[],
): Message {
  return {
    id: `compare.car-${topic}`,
    slots: ({ compared, facts }) => {
      if (compared.length < 2 || !areTold(compared, facts, fact)) return null;
      const told = compared.map((side) => factOf(side, facts, fact));
      const known = told.flatMap((one) => one ?? []);
      const isCoverage = topic === 'warranty' && coverageOf(compared, facts) !== null;
      if (known.length < told.length || isCoverage) return null;
      const [first] = known;
      if (first && known.length === 2 && known.every(({ figure }) => figure === first.figure)) {
        const both = phrase(known.map(({ name }) => name).join(' and the '), first.figure);
        const factIds = known.flatMap((one) => one.factIds);
        return { list: { text: `both ${both.replace(singular, plural)}`, factIds } };
      }
      return {
        list: joinSlots(
          known.map(({ name, figure, factIds }) => ({ text: phrase(name, figure), factIds })),
        ),
      };
    },
    wordings,
  };
}

const singular = / (?:has|is|goes|comes with) (?=[\d]|rated|covered|(?:all|four|front|rear)-wheel)/;

function plural(verb: string): string {
  return (
    { ' has ': ' have ', ' is ': ' are ', ' goes ': ' go ', ' comes with ': ' come with ' }[verb] ??
    verb
  );
}

type Known = { name: string; figure: string; factIds: string[] };

function factOf(side: ComparedVehicle, facts: FactSheet['facts'], fact: string): Known | null {
  const factId = `${side.id}.car.${fact}`;
  const value = facts.get(factId)?.value;
  const name = nameSlots(side).it;
  if (value === undefined || !name) return null;
  return { name: name.text, figure: String(value), factIds: [factId, ...name.factIds] };
}

/** Two cars, or trims of one where they differ. */
function areTold(
  compared: readonly ComparedVehicle[],
  facts: FactSheet['facts'],
  fact: string,
): boolean {
  const values = compared.map(({ id }) => facts.get(`${id}.car.${fact}`)?.value);
  return areTrimsOfOne(compared) ? new Set(values).size > 1 : areToldApart(compared);
}

/** The basic coverage where it is the same on all sides; null where it differs or is not known. */
function coverageOf(
  compared: readonly ComparedVehicle[],
  facts: FactSheet['facts'],
): { text: string; factIds: string[] } | null {
  const factIds = compared.map(({ id }) => `${id}.car.warranty`);
  const told = factIds.map((id) => facts.get(id)?.value);
  const [first] = told;
  const isSame = compared.length > 1 && first !== undefined && new Set(told).size === 1;
  return isSame ? { text: String(first), factIds } : null;
}

function sameCoverage(): Message {
  return {
    id: 'compare.car-warranty-same',
    slots: ({ compared, facts }) => {
      const basic = coverageOf(compared, facts);
      return basic && areToldApart(compared) ? { basic } : null;
    },
    wordings: prose('compare.car-warranty-same'),
  };
}
