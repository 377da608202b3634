import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    id: 'car.sprint',
    slots: carSlots({ which: 'sprint-which', list: 'sprint' }),
    wordings: wordingsOf(`
      - {make} puts the {which} at {list} from 0 to 60 mph.
      - From 0 to 60 mph the {which} takes {list}, by {make}'s own figure.
      - By {make}'s claim, the {which} runs from 0 to 60 mph in {list}.
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
