import { nameOfCar } from '../../cars/car-of.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-miles.md' with { type: 'text' };

const prose = proseIn('car-miles.md', text);

/** What an odometer that the keyword names means: on a car of a certain age, or on any. */
export const carMilesMessages: readonly Message[] = [
  {
    id: 'miles.usual',
    slots: (sheet) => miles(sheet, 'usual'),
    wordings: prose('miles.usual'),
  },
  {
    id: 'miles.below',
    slots: (sheet) => miles(sheet, 'below'),
    wordings: prose('miles.below'),
  },
  {
    id: 'miles.above',
    slots: (sheet) => miles(sheet, 'above'),
    wordings: prose('miles.above'),
  },
  {
    id: 'miles.few',
    slots: (sheet) => odometer(sheet, 'few'),
    wordings: prose('miles.few'),
  },
  {
    id: 'miles.many',
    slots: (sheet) => odometer(sheet, 'many'),
    wordings: prose('miles.many'),
  },
  {
    id: 'miles.most',
    slots: (sheet) => odometer(sheet, 'most'),
    wordings: prose('miles.most'),
  },
];

function miles(sheet: FactSheet, size: string): Slots | null {
  const each = factSlot(sheet, `miles.${size}`);
  const year = factSlot(sheet, 'miles.year');
  const average = factSlot(sheet, 'miles.average');
  const asked = odometer(sheet, 'asked');
  return each && year && average && asked ? { ...asked, each, year, average } : null;
}

function odometer(sheet: FactSheet, size: string): Slots | null {
  const asked = factSlot(sheet, 'miles.asked');
  const { car } = sheet;
  const model = car && { text: nameOfCar(car), factIds: ['subject.name', 'car.which'] };
  return asked && model && sheet.facts.has(`miles.${size}`) ? { asked, model } : null;
}
