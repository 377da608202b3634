import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-worth.md' with { type: 'text' };

const prose = proseIn('car-worth.md', text);

const both = {
  year: 'worth-year',
  hybrid: 'worth-hybrid',
  gas: 'worth-gas',
  miles: 'label-miles',
};

/** What a hybrid saves on its gas version, by the EPA's estimates of a year that has both. */
export const carWorthMessages: readonly Message[] = [
  {
    id: 'car.hybrid-worth',
    slots: carSlots({ ...both, saved: 'worth-saved' }),
    wordings: prose('car.hybrid-worth'),
  },
  {
    id: 'car.hybrid-worth-less',
    slots: carSlots({ ...both, saved: 'worth-little' }),
    wordings: prose('car.hybrid-worth-less'),
  },
];
