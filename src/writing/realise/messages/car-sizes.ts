import { enginesOf } from '../../cars/figures-of.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What has motors alone has no engine. */
export function isElectric({ car }: FactSheet): boolean {
  const all = car ? enginesOf(car) : [];
  return all.length > 0 && all.every((one) => /\bmotors?\b/i.test(one));
}

/** Measures that are asked for one at a time: tank, legroom, and 0 to 60. */
export const carSizeMessages: readonly Message[] = [
  {
    id: 'car.tank',
    slots: carSlots({ which: 'tank-which', list: 'tank' }),
    wordings: wordingsOf(`
      - The fuel tank of the {which} holds {list}, as {make} lists it.
      - {make} puts the fuel tank of the {which} at {list}.
      - Tank capacity of the {which} is {list}, by {make}'s specifications.
      - By {make}'s figures, the {which} has a fuel tank of {list}.
    `),
  },
  {
    id: 'car.motors',
    // Of a car with engines it is told with them.
    slots: (sheet) =>
      isElectric(sheet) ? carSlots({ which: 'which', list: 'engines' })(sheet) : null,
    wordings: wordingsOf(`
      - By {make}'s specifications, the {which} has these motors and batteries: {list}.
      - The {which} comes with these motors: {list}.
      - {make} builds the {which} as follows: {list}.
    `),
  },
  {
    id: 'car.sprint',
    slots: (sheet) => {
      const own = carSlots({ which: 'sprint-which', list: 'sprint' })(sheet);
      return own && { ...own, run: { text: '0 to 60 mph', factIds: ['car.sprint'] } };
    },
    wordings: wordingsOf(`
      - {make} puts the {which} at {list} from {run}.
      - From {run} the {which} takes {list}, by {make}'s own figure.
      - By {make}'s claim, the {which} runs from {run} in {list}.
    `),
  },
  {
    id: 'car.legroom',
    slots: carSlots({ which: 'legroom-which', list: 'legroom' }),
    wordings: wordingsOf(`
      - {make} lists legroom in the {which} at {list}.
      - By {make}'s figures, legroom in the {which} is {list}.
      - Legroom in the {which} measures {list}, according to {make}.
    `),
  },
];
