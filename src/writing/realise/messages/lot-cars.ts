import type { LotCar } from '../../facts/lot-cars.ts';
import { mainTopicOf } from '../../plan/asked.ts';
import type { Topic } from '../../topic.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** Which model of the lot has most of what a topic is about, by published figures. */
export const lotCarMessages: readonly Message[] = [
  best(
    'towing',
    ['towing'],
    'towing-most',
    `
      - Of what we have, the {which} has the highest published tow rating, up to {figure}.
      - The strongest tow rating on our lot belongs to the {which}: up to {figure}.
      - On our lot, the {which} is rated to tow the most, up to {figure}.
    `,
  ),
  best(
    'mpg',
    ['fuel-economy', 'commuting', 'hybrid'],
    'mpg-best',
    `
      - Of what we have, the {which} has the highest EPA estimate: {figure}.
      - By the EPA's estimates, the {which} uses the least on our lot, at {figure}.
      - The thriftiest model here by EPA estimate is the {which}, with {figure}.
    `,
  ),
  best(
    'cargo',
    ['cargo'],
    'cargo-most',
    `
      - The most cargo room on our lot, by published figures, is in the {which}: {figure}.
      - Of what we have, the {which} holds the most, with {figure}.
      - By the makers' figures, the {which} has the biggest cargo area here: {figure}.
    `,
  ),
  best(
    'clearance',
    ['off-road'],
    'clearance',
    `
      - Of what we have, the {which} sits highest, with {figure} of ground clearance.
      - The {which} has the most ground clearance on our lot, {figure} by the maker's figure.
      - For ground clearance, the {which} leads our lot with {figure}.
    `,
  ),
  best(
    'range',
    ['range-and-charging'],
    'range',
    `
      - Of the ones here, the {which} goes farthest by EPA estimate: {figure}.
      - The longest EPA-estimated range on our lot is that of the {which}, {figure}.
    `,
  ),
];

function best(name: string, topics: readonly Topic[], fact: string, wordings: string): Message {
  return {
    id: `lot-cars.${name}`,
    slots: ({ brief, lotCars, facts }) => {
      const [first] = lotCars;
      if (lotCars.length < 2 || !first || !topics.includes(mainTopicOf(brief))) return null;
      const figure = facts.get(`${first.id}.car.${fact}`);
      if (!figure) return null;
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
