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
      - Alongside it, from the same date, run {more}.
      - Beside it, counted from the same day, stand {more}.
      - From the same date you get {more}.
    `),
  },
  {
    id: 'make.powertrain',
    slots: (sheet) => ({
      make: factSlot(sheet, 'make.name'),
      basic: factSlot(sheet, 'make.warranty'),
      powertrain: factSlot(sheet, 'make.powertrain'),
    }),
    wordings: wordingsOf(`
      - {make}'s powertrain warranty on a new vehicle is {powertrain}, whichever comes first, from
        the day it went into service. It runs alongside the basic coverage of {basic}, not after it.
      - The powertrain of a new {make} is covered for {powertrain} from the in-service date,
        whichever comes first. The basic warranty, {basic}, starts on the same day.
      - Powertrain coverage on a new {make} lasts {powertrain}, whichever comes first. It's counted
        from the in-service date, like the basic warranty of {basic} beside it.
    `),
  },
  {
    id: 'make.powertrain-hybrid',
    slots: (sheet) => ({ list: factSlot(sheet, 'make.hybrid') }),
    wordings: wordingsOf(`
      - Hybrid and electric parts have terms of their own: {list}.
      - For the parts of a hybrid or electric drive it's {list}.
      - Parts of the hybrid or electric drive are covered apart: {list}.
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
