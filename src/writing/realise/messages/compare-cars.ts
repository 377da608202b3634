import { areToldApart } from '../../cars/told-apart.ts';
import { nameSlots } from '../compared-slots.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot } from '../slots.ts';
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
      - Maximum towing, as published: {list}.
    `,
  ),
  sides(
    'cargo',
    'cargo',
    (name, figure) => `the ${name} has ${figure}`,
    `
      - Cargo room, by the makers' figures: {list}.
      - On paper, {list}.
      - The published cargo volumes say it: {list}.
    `,
  ),
  sides(
    'fuel-economy',
    'mpg-best',
    (name, figure) => `the ${name} is rated at ${figure}`,
    `
      - Going by the highest EPA estimate listed for each, {list}.
      - For gas mileage, take the highest EPA estimate in the table for each: {list}.
      - By the EPA estimates listed here, and in the version that uses the least, {list}.
    `,
  ),
  sides(
    'range-and-charging',
    'range',
    (name, figure) => `the ${name} goes ${figure}`,
    `
      - By the EPA's estimate, {list}.
      - EPA-estimated range first: {list}.
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
    'off-road',
    'clearance',
    (name, figure) => `the ${name} has ${figure}`,
    `
      - Ground clearance is where they differ on paper: {list}.
      - For ground clearance, {list}.
      - By the makers' figures for ground clearance, {list}.
    `,
  ),
  sides(
    'warranty',
    'warranty',
    (name, figure) => `a new ${name} comes with ${figure}`,
    `
      - In basic coverage, {list}, whichever comes first.
      - By the makers' terms, {list}, whichever limit you reach first.
      - As for the basic warranty, {list}, whichever comes first.
    `,
  ),
];

function sides(
  topic: string,
  fact: string,
  phrase: (name: string, figure: string) => string,
  wordings: string,
): Message {
  return {
    id: `compare.car-${topic}`,
    slots: ({ compared, facts }) => {
      if (compared.length < 2 || !areToldApart(compared)) return null;
      const told = compared.map((side): Slot | null => {
        const factId = `${side.id}.car.${fact}`;
        const value = facts.get(factId)?.value;
        const name = nameSlots(side).it;
        if (value === undefined || !name) return null;
        const factIds = [factId, ...name.factIds];
        return { text: phrase(name.text, String(value)), factIds };
      });
      const known = told.flatMap((one) => one ?? []);
      return known.length === told.length ? { list: joinSlots(known) } : null;
    },
    wordings: wordingsOf(wordings),
  };
}
