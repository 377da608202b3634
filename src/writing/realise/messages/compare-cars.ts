import { areToldApart, areTrimsOfOne } from '../../cars/told-apart.ts';
import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { nameSlots } from '../compared-slots.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** One quality of all sides by the figures that makers and the EPA publish. */
export const compareCarMessages: readonly Message[] = [
  sides(
    'towing',
    'towing-most',
    (name, figure) => `the ${name} up to ${figure}`,
    `
      - Properly equipped, the makers rate {list}.
      - For towing the makers rate {list}, each with the right equipment.
      - By the published maximum tow ratings, {list}.
    `,
  ),
  sides(
    'seating',
    'seats',
    (name, figure) => `the ${name} has ${figure} seats`,
    `
      - Counting seats, {list}.
      - By the number of seats, {list}.
      - On seats alone, {list}.
    `,
  ),
  sides(
    'cargo',
    'cargo',
    (name, figure) => `the ${name} has ${figure}`,
    `
      - By the makers' cargo figures, {list}.
      - On paper, {list}.
      - By the published cargo volumes, {list}.
    `,
  ),
  sides(
    'fuel-economy',
    'mpg-best',
    (name, figure) => `the ${name} is rated at ${figure}`,
    `
      - Going by the highest EPA estimate listed for each, {list}.
      - For gas mileage, by the highest EPA estimate of each, {list}.
      - By the EPA estimates listed here, and in the version that uses the least, {list}.
    `,
  ),
  sides(
    'range-and-charging',
    'range',
    (name, figure) => `the ${name} goes ${figure}`,
    `
      - By the EPA's estimate, {list}.
      - For range, as the EPA estimates it, {list}.
      - On a full charge {list}, as the EPA estimates it.
    `,
  ),
  sides(
    'body-style',
    'length',
    (name, figure) => `the ${name} is ${figure} long`,
    `
      - Bumper to bumper, {list}.
      - By the tape, {list}.
      - In length, {list}, as the makers list them.
    `,
  ),
  sides(
    'bed',
    'bed',
    (name, figure) => `the ${name} comes with ${figure}`,
    `
      - By the makers' bed lengths, {list}.
      - In bed length, {list}.
      - Here are the bed lengths that the makers list: {list}.
    `,
  ),
  sides(
    'off-road',
    'clearance',
    (name, figure) => `the ${name} has ${figure}`,
    `
      - On ground clearance, {list}.
      - For ground clearance, {list}.
      - By the makers' figures for ground clearance, {list}.
    `,
  ),
  sides(
    'winter-driving',
    'snow',
    (name, figure) => `the ${name} has ${figure}`,
    `
      - For snow, {list}.
      - Where snow lies, {list}.
      - In driven wheels and clearance, {list}.
    `,
  ),
  sides(
    'warranty',
    'warranty',
    (name, figure) => `a new ${name} is covered for ${figure}`,
    `
      - By the written warranties, {list}, whichever comes first.
      - In basic coverage, {list}, whichever limit you reach first, as the written warranty of each
        says.
      - Going by the makers' written warranties, {list}, whichever comes first.
      - As sold new, {list}, whichever comes first, by the written warranty of each.
    `,
  ),
  sides(
    'warranty-more',
    'warranty-more',
    (name, figure) => `the ${name} has ${figure}`,
    `
      - Beyond that, {list}.
      - In the longer terms, {list}.
      - Past the basic coverage, {list}.
      - For longer than that, {list}.
    `,
  ),
  sameCoverage(),
  {
    id: 'compare.car-reliability',
    slots: recordsOf,
    wordings: wordingsOf(`
      - The {one} has these faults on record: {first}; the {two} has {second}.
      - The documented faults of the {one} include {first}; those of the
        {two} include {second}.
      - The {one} is known for {first}; the {two} is known for {second}.
      - Recalls, bulletins and coverage programs name {first} for the {one}, and {second} for the
        {two}.
    `),
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
  wordings: string,
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
    wordings: wordingsOf(wordings),
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
    wordings: wordingsOf(`
      - It doesn't differ in the basic coverage: when new, both have {basic}, whichever comes first.
      - Basic coverage is the same on both when new, {basic}, whichever comes first.
      - In basic coverage there's no difference: both makers' written warranties give {basic},
        whichever comes first.
    `),
  };
}
