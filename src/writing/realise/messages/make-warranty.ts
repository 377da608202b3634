import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What a maker promises the buyer of a new vehicle. */
export const makeWarrantyMessages: readonly Message[] = [
  {
    id: 'make.warranty',
    slots: (sheet) => ({
      make: factSlot(sheet, 'make.name'),
      basic: factSlot(sheet, 'make.warranty'),
    }),
    wordings: wordingsOf(`
      - {make}'s written warranty on a new vehicle is {basic} for nearly everything, whichever comes
        first.
      - A new {make} is covered from bumper to bumper for {basic}, whichever comes first, by its
        written warranty.
      - On a new {make}, the basic written warranty runs {basic}, whichever comes first.
      - {make} covers its new vehicles for {basic}, whichever comes first; the written warranty has
        the terms.
    `),
  },
  {
    id: 'make.warranty-more',
    slots: (sheet) => ({ more: factSlot(sheet, 'make.warranty-more') }),
    wordings: wordingsOf(`
      - Add to that {more}.
      - Beside it stand {more}.
      - You also get {more}.
    `),
  },
  {
    id: 'make.hybrid',
    slots: (sheet) => ({
      make: factSlot(sheet, 'make.name'),
      list: factSlot(sheet, 'make.hybrid'),
    }),
    wordings: wordingsOf(`
      - {make}'s terms are {list}, whichever comes first.
      - From {make} you get {list}, whichever comes first.
      - {make} gives {list}, whichever comes first.
    `),
  },
];
