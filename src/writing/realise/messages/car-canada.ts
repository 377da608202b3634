import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-canada.md' with { type: 'text' };

const prose = proseIn('car-canada.md', text);

export function isInCanada({ brief }: FactSheet): boolean {
  return brief.store.country === 'CA';
}

function inCanada(slots: (sheet: FactSheet) => Slots | null): Message['slots'] {
  return (sheet) => (isInCanada(sheet) ? slots(sheet) : null);
}

const fuelSlots = carSlots({ which: 'which', fuel: 'fuel' });

export function isNoPremium({ brief, facts }: FactSheet): boolean {
  return asksPremium.test(brief.keyword ?? '') && facts.get('car.fuel')?.value === 'regular gas';
}

/** "Regular or premium" is no question of yes or no. */
const asksPremium =
  /^(?!.*\bregular\b).*\b(?:needs?|takes?|requires?|uses?|runs? on)\b.*\bpremium\b/i;

/**
 * What is rated in the United States, as a store in Canada tells of it: as American ratings, in
 * liters and kilometers, without the names of agencies that its readers don't know.
 */
export const carCanadaMessages: readonly Message[] = [
  {
    id: 'car.mpg-canada',
    slots: inCanada(carSlots({ which: 'mpg-which', list: 'mpg' })),
    wordings: prose('car.mpg-canada'),
  },
  {
    id: 'car.mpg-span-canada',
    slots: inCanada(
      carSlots({ which: 'mpg-which', span: 'mpg-span', top: 'mpg-best', by: 'mpg-by' }),
    ),
    wordings: prose('car.mpg-span-canada'),
  },
  {
    id: 'car.fuel-no-canada',
    slots: inCanada((sheet) => (isNoPremium(sheet) ? fuelSlots(sheet) : null)),
    wordings: prose('car.fuel-no-canada'),
  },
  {
    id: 'car.fuel-canada',
    slots: inCanada((sheet) => (isNoPremium(sheet) ? null : fuelSlots(sheet))),
    wordings: prose('car.fuel-canada'),
  },
  {
    id: 'car.range-canada',
    slots: inCanada(carSlots({ which: 'range-which', list: 'range-few' })),
    wordings: prose('car.range-canada'),
  },
  {
    id: 'car.range-span-canada',
    slots: inCanada(carSlots({ which: 'range-which', span: 'range-span', top: 'range-most' })),
    wordings: prose('car.range-span-canada'),
  },
  {
    id: 'car.plug-in-range-canada',
    slots: inCanada(carSlots({ which: 'range-which', list: 'plug-in-range' })),
    wordings: prose('car.plug-in-range-canada'),
  },
];
