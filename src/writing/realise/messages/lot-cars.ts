import { cargoIn } from '../../cars/cargo-of.ts';
import { highestOf, mostOf } from '../../facts/car-leads.ts';
import { type LotCar, lotCarName, yearsHere } from '../../facts/lot-cars.ts';
import { kindCompared } from '../kind-listed.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

type Rank = (one: LotCar) => number;

const mpgOf: Rank = ({ car }) => mostOf(car, 'mpg') ?? 0;
const cargoOf: Rank = ({ car }) => cargoIn(car, 'second-row');

/**
 * Which of the models here has most of what is asked for, by published figures: of the kind that
 * is asked for, and of those in the table alone.
 */
export const lotCarMessages: readonly Message[] = [
  best(
    'towing',
    ({ car }) => highestOf(car, 'towing'),
    'towing-most',
    `
      - Of the models we stock, the {which} has the highest published tow rating, up to {figure}.
        Most are rated for less, by engine, axle and tow package.
      - By published maximums the {which} tows the most of the models on our lot, up to {figure}.
        Engine, axle and tow package decide what the one in front of you may pull.
      - Among the models here, the {which} has the highest maximum tow rating, up to {figure}.
        Give us the stock number, and we'll look up what that one is rated for.
    `,
  ),
  best(
    'payload',
    ({ car }) => highestOf(car, 'payload'),
    'payload-most',
    `
      - Of the models we stock, the {which} has the highest published payload, up to {figure}. Most
        carry far less, so read the label on the driver's door jamb of the {thing} you like.
      - By published maximums the {which} carries the most of the models on our lot, up to {figure}.
        The label on the driver's door jamb has the payload of the {thing} in front of you.
      - The {which} has the highest maximum payload of the models here, up to {figure}. Few are
        built that way, so compare the labels on the driver's door jambs.
    `,
  ),
  best(
    'seats',
    ({ car }) => highestOf(car, 'seats'),
    'seats',
    `
      - Of the {kind} we have, the {which} seats the most people: {figure}.
      - The most seats among the {kind} on our lot are in the {which}: {figure}.
    `,
  ),
  best(
    'mpg',
    mpgOf,
    'mpg-combined',
    `
      - Of the {kind} we have, the {which} goes farthest on a gallon of gas by EPA estimate, at
        {figure} mpg combined.
      - Among the {kind} on our lot, the highest EPA estimate in miles per gallon of gas is that of
        the {which}, {figure} mpg combined.
      - By EPA estimate the {which} gets the most miles per gallon of gas of the {kind} here,
        {figure} mpg combined.
    `,
  ),
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
    wordings: wordingsOf(`
      - The EPA rates the {which} at {figure} mpg combined.
      - By EPA estimate the {which} gets {figure} mpg combined.
      - For the {which} the EPA estimate is {figure} mpg combined.
    `),
  },
  best(
    'cargo',
    cargoOf,
    'cargo-compared',
    `
      - The most cargo room among the {kind} on our lot, by published figures, is in the {which}:
        {figure}.
      - Of the {kind} we have, the {which} holds the most, with {figure}.
      - By the makers' figures, the {which} has the biggest cargo area of the {kind} here: {figure}.
    `,
  ),
  best(
    'clearance',
    ({ car }) => highestOf(car, 'clearance'),
    'clearance',
    `
      - Of the {kind} we have, the {which} sits highest, with {figure} of ground clearance.
      - The {which} has the most ground clearance of the {kind} on our lot, {figure} by the maker's
        figure.
      - For ground clearance, the {which} leads the {kind} on our lot with {figure}.
    `,
  ),
  best(
    'range',
    ({ car }) => highestOf(car, 'range'),
    'range-most',
    `
      - Of the {kind} here, the {which} goes farthest on electricity by EPA estimate: {figure}.
      - The longest EPA-estimated range among the {kind} on our lot is that of the {which},
        {figure}.
    `,
  ),
];

type Best = 'towing' | 'payload' | 'seats' | 'mpg' | 'cargo' | 'clearance' | 'range';

/** By how large a share one has to be ahead: a tenth of an inch is no reason to choose it. */
const margins: Partial<Readonly<Record<Best, number>>> = { clearance: 0.03 };

/**
 * Two or more have to be known: one alone is no choice, unless a figure was asked for. Of most of
 * those here it has to be known, and none of another name may have as much.
 */
function best(name: Best, rank: Rank, fact: string, wordings: string): Message {
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
    wordings: wordingsOf(wordings),
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
