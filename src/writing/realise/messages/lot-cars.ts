import { cargoIn } from '../../cars/cargo-of.ts';
import { highestOf, mostOf } from '../../facts/car-leads.ts';
import type { LotCar } from '../../facts/lot-cars.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

type Rank = (one: LotCar) => number;

const mpgOf: Rank = ({ car }) => mostOf(car, 'mpg') ?? 0;
const cargoOf: Rank = ({ car }) => cargoIn(car, 'second-row');

/** Which of the models here has most of what is asked for, by published figures. */
export const lotCarMessages: readonly Message[] = [
  best(
    'towing',
    ({ car }) => highestOf(car, 'towing'),
    'towing-most',
    `
      - Of what we have, the {which} has the highest published tow rating, up to {figure}.
      - The strongest tow rating on our lot belongs to the {which}: up to {figure}.
      - On our lot, the {which} is rated to tow the most, up to {figure}.
    `,
  ),
  best(
    'mpg',
    mpgOf,
    'mpg-best',
    `
      - Of the EPA estimates we list for our lot, the highest is that of the {which}: {figure}.
      - By the EPA estimates in our list, the {which} uses the least, at {figure}.
      - The highest EPA estimate among the models here is listed for the {which}, {figure}.
    `,
  ),
  best(
    'cargo',
    cargoOf,
    'cargo-compared',
    `
      - The most cargo room on our lot, by published figures, is in the {which}: {figure}.
      - Of what we have, the {which} holds the most, with {figure}.
      - By the makers' figures, the {which} has the biggest cargo area here: {figure}.
    `,
  ),
  best(
    'clearance',
    ({ car }) => highestOf(car, 'clearance'),
    'clearance',
    `
      - Of what we have, the {which} sits highest, with {figure} of ground clearance.
      - The {which} has the most ground clearance on our lot, {figure} by the maker's figure.
      - For ground clearance, the {which} leads our lot with {figure}.
    `,
  ),
  best(
    'range',
    ({ car }) => highestOf(car, 'range'),
    'range-most',
    `
      - Of the ones here, the {which} goes farthest by EPA estimate: {figure}.
      - The longest EPA-estimated range on our lot is that of the {which}, {figure}.
    `,
  ),
];

/** Two or more have to be known: one alone is no choice, unless a figure was asked for. */
function best(name: string, rank: Rank, fact: string, wordings: string): Message {
  return {
    id: `lot-cars.${name}`,
    slots: ({ lotCars, brief, facts, filter }) => {
      const fewest = filter.needs && lotCars.length === 1 ? 1 : 2;
      const known = lotCars.filter((one) => facts.has(`${one.id}.car.${fact}`) && rank(one) > 0);
      const [first] = known.toSorted((one, two) => rank(two) - rank(one));
      const figure = first && facts.get(`${first.id}.car.${fact}`);
      if (brief.subject || known.length < fewest || !first || !figure) return null;
      return {
        which: { text: nameOf(first), factIds: [`${first.id}.name`, `${first.id}.years`] },
        figure: { text: String(figure.value), factIds: [figure.id] },
      };
    },
    wordings: wordingsOf(wordings),
  };
}

/** "2021 to 2023 Ford F-150", "Ford F-150 (2024 and newer)". */
function nameOf({ name, car: { span } }: LotCar): string {
  if (span.to === null) return `${name} (${span.from} and newer)`;
  return `${span.from === span.to ? span.from : `${span.from} to ${span.to}`} ${name}`;
}
