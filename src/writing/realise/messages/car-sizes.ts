import { enginesOf } from '../../cars/figures-of.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-sizes.md' with { type: 'text' };

const prose = proseIn('car-sizes.md', text);

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
    wordings: prose('car.tank'),
  },
  {
    id: 'car.motors',
    // Of a car with engines it is told with them.
    slots: (sheet) =>
      isElectric(sheet) ? carSlots({ which: 'which', list: 'engines' })(sheet) : null,
    wordings: prose('car.motors'),
  },
  {
    id: 'car.sprint',
    slots: (sheet) => {
      const own = carSlots({ which: 'sprint-which', list: 'sprint' })(sheet);
      return own && { ...own, run: { text: '0 to 60 mph', factIds: ['car.sprint'] } };
    },
    wordings: prose('car.sprint'),
  },
  {
    id: 'car.legroom',
    slots: carSlots({ which: 'legroom-which', list: 'legroom' }),
    wordings: prose('car.legroom'),
  },
];
