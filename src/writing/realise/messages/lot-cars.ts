import { cargoIn } from '../../cars/cargo-of.ts';
import { highestOf, mostOf } from '../../facts/car-leads.ts';
import { type LotCar, lotCarName, yearsHere } from '../../facts/lot-cars.ts';
import { kindCompared } from '../kind-listed.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/lot-cars.md' with { type: 'text' };

const prose = proseIn('lot-cars.md', text);

type Rank = (one: LotCar) => number;

const mpgOf: Rank = ({ car }) => mostOf(car, 'mpg') ?? 0;
const cargoOf: Rank = ({ car }) => cargoIn(car, 'second-row');

/**
 * Which of the models here has most of what is asked for, by published figures: of the kind that
 * is asked for, and of those in the table alone.
 */
export const lotCarMessages: readonly Message[] = [
  best('towing', ({ car }) => highestOf(car, 'towing'), 'towing-most', prose('best.towing')),
  best('payload', ({ car }) => highestOf(car, 'payload'), 'payload-most', prose('best.payload')),
  best('seats', ({ car }) => highestOf(car, 'seats'), 'seats', prose('best.seats')),
  best('mpg', mpgOf, 'mpg-combined', prose('best.mpg')),
  {
    id: 'lot-cars.mpg-each',
    // Of one model there is no best, and its figure is the answer.
    slots: ({ lotCars, facts, brief }) => {
      const [only, other] = new Set(lotCars.map(({ name }) => name));
      const known = lotCars.flatMap((one) => {
        const figure = facts.get(`${one.id}.car.mpg-combined`);
        return figure ? [{ one, figure }] : [];
      });
      const [first] = known;
      if (brief.subject || !only || other || !first || known.length > 1) return null;
      const { one, figure } = first;
      return {
        which: { text: shapeName(one), factIds: [`${one.id}.name`, `${one.id}.years-here`] },
        figure: { text: String(figure.value), factIds: [figure.id] },
      };
    },
    wordings: prose('lot-cars.mpg-each'),
  },
  best('cargo', cargoOf, 'cargo-compared', prose('best.cargo')),
  best('clearance', ({ car }) => highestOf(car, 'clearance'), 'clearance', prose('best.clearance')),
  best('range', ({ car }) => highestOf(car, 'range'), 'range-most', prose('best.range')),
];

type Best = 'towing' | 'payload' | 'seats' | 'mpg' | 'cargo' | 'clearance' | 'range';

/** By how large a share one has to be ahead: a tenth of an inch is no reason to choose it. */
const margins: Partial<Readonly<Record<Best, number>>> = { clearance: 0.03 };

/**
 * Two or more have to be known: one alone is no choice, unless a figure was asked for. Of most of
 * those here it has to be known, and none of another name may have as much.
 */
function best(name: Best, rank: Rank, fact: string, wordings: readonly string[]): Message {
  return {
    id: `lot-cars.${name}`,
    slots: (sheet) => {
      const { lotCars, brief, facts, filter, focus } = sheet;
      const fewest = filter.needs && lotCars.length === 1 ? 1 : 2;
      const known = lotCars.filter((one) => facts.has(`${one.id}.car.${fact}`) && rank(one) > 0);
      const [first] = known.toSorted((one, two) => rank(two) - rank(one));
      const figure = first && facts.get(`${first.id}.car.${fact}`);
      if (brief.subject || known.length < fewest || !first || !figure) return null;
      // Where all are of one model it is ahead of none.
      if (focus.id === 'match' && focus.summary.models.length === 1) return null;
      const least = rank(first) * (1 - (margins[name] ?? 0));
      const isShared = known.some((one) => one.name !== first.name && rank(one) >= least);
      const tied = known.filter((one) => rank(one) === rank(first));
      // All of them alike, or most of them unknown: none is the one.
      const isNone = fewest > 1 && tied.length === known.length;
      if (isShared || isNone || countOf(known) * 2 <= countOf(lotCars)) return null;
      const text = tied.length > 1 ? lotCarName(first) : shapeName(first);
      return {
        kind: kindCompared(sheet),
        which: { text, factIds: [`${first.id}.name`, `${first.id}.years-here`] },
        figure: { text: most(name, String(figure.value)), factIds: [figure.id] },
      };
    },
    wordings,
  };
}

function countOf(cars: readonly LotCar[]): number {
  return cars.reduce((sum, { vehicles }) => sum + vehicles.length, 0);
}

/** Of mpg that differ by version the highest: "up to 52" of "46 to 52". */
function most(name: Best, value: string): string {
  return name === 'mpg' ? value.replace(/^\d+ to /, 'up to ') : value;
}

/** "2021 to 2023 Ford F-150": of those that stand here. */
export function shapeName(one: LotCar): string {
  return `${yearsHere(one)} ${lotCarName(one)}`;
}
