import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/make-warranty.md' with { type: 'text' };

const prose = proseIn('make-warranty.md', text);

/** What a maker promises the buyer of a new vehicle. */
export const makeWarrantyMessages: readonly Message[] = [
  {
    id: 'make.warranty',
    slots: (sheet) => ({
      make: factSlot(sheet, 'make.name'),
      basic: factSlot(sheet, 'make.warranty'),
    }),
    wordings: prose('make.warranty'),
  },
  {
    id: 'make.warranty-more',
    slots: (sheet) => ({ more: factSlot(sheet, 'make.warranty-more') }),
    wordings: prose('make.warranty-more'),
  },
  {
    id: 'make.powertrain',
    slots: (sheet) => ({
      make: factSlot(sheet, 'make.name'),
      basic: factSlot(sheet, 'make.warranty'),
      powertrain: factSlot(sheet, 'make.powertrain'),
    }),
    wordings: prose('make.powertrain'),
  },
  {
    id: 'make.powertrain-hybrid',
    slots: (sheet) => ({ list: factSlot(sheet, 'make.hybrid') }),
    wordings: prose('make.powertrain-hybrid'),
  },
  {
    id: 'make.hybrid',
    slots: (sheet) => ({
      make: factSlot(sheet, 'make.name'),
      list: factSlot(sheet, 'make.hybrid'),
    }),
    wordings: prose('make.hybrid'),
  },
];
