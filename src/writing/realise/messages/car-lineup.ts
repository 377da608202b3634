import { enginesOf } from '../../cars/figures-of.ts';
import { isInCanada, isNoPremium } from './car-canada.ts';
import { isElectric } from './car-sizes.ts';
import { economyOf } from '../../facts/economy-facts.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-lineup.md' with { type: 'text' };

const prose = proseIn('car-lineup.md', text);

/** What the guide says of the article's model as a lineup: trims, engines, mileage, generations. */
export const carLineupMessages: readonly Message[] = [
  {
    id: 'car.trims',
    slots: carSlots({ which: 'which', list: 'trims', low: 'trim-first', high: 'trim-last' }),
    wordings: prose('car.trims'),
  },
  {
    id: 'car.engines',
    slots: (sheet) =>
      hasOneEngine(sheet) || isElectric(sheet)
        ? null
        : carSlots({ which: 'which', list: 'engines' })(sheet),
    wordings: prose('car.engines'),
  },
  {
    id: 'car.engine',
    slots: (sheet) =>
      hasOneEngine(sheet) && !isElectric(sheet)
        ? carSlots({ which: 'which', one: 'engines' })(sheet)
        : null,
    wordings: prose('car.engine'),
  },
  {
    id: 'car.fuel-no',
    // Who asks whether it takes premium is told yes or no.
    slots: (sheet) =>
      isNoPremium(sheet) && !isInCanada(sheet)
        ? carSlots({ which: 'which', fuel: 'fuel' })(sheet)
        : null,
    wordings: prose('car.fuel-no'),
  },
  {
    id: 'car.fuel',
    slots: (sheet) =>
      isNoPremium(sheet) || isInCanada(sheet)
        ? null
        : carSlots({ which: 'which', fuel: 'fuel' })(sheet),
    wordings: prose('car.fuel'),
  },
  {
    id: 'car.mpg',
    slots: unrated(carSlots({ which: 'mpg-which', list: 'mpg' })),
    wordings: prose('car.mpg'),
  },
  {
    id: 'car.mpg-span',
    slots: unrated(
      carSlots({ which: 'mpg-which', span: 'mpg-span', top: 'mpg-best', by: 'mpg-by' }),
    ),
    wordings: prose('car.mpg-span'),
  },
  {
    id: 'car.mpg-between',
    slots: unrated(carSlots({ which: 'mpg-which', span: 'mpg-span', by: 'mpg-by' })),
    wordings: prose('car.mpg-between'),
  },
  {
    id: 'car.drive-mpg',
    slots: unrated(carSlots({ which: 'mpg-which', list: 'drive-mpg' })),
    wordings: prose('car.drive-mpg'),
  },
  {
    id: 'car.all-drive-mpg',
    slots: unrated((sheet) =>
      sheet.facts.has('car.every-awd') || sheet.facts.has('car.every-4wd')
        ? carSlots({ which: 'mpg-which', span: 'mpg-combined' })(sheet)
        : null,
    ),
    wordings: prose('car.all-drive-mpg'),
  },
  {
    id: 'car.hybrid-mpg',
    slots: unrated(carSlots({ which: 'hybrid-which', list: 'hybrid-mpg' })),
    wordings: prose('car.hybrid-mpg'),
  },
  {
    id: 'car.gallons',
    slots: unrated(carSlots({ which: 'mpg-which', gallons: 'gallons', miles: 'label-miles' })),
    wordings: prose('car.gallons'),
  },
  {
    id: 'car.redesigns',
    slots: carSlots({ list: 'redesigns', last: 'last-redesign' }),
    wordings: prose('car.redesigns'),
  },
  {
    id: 'car.brought',
    slots: carSlots({ from: 'last-redesign', news: 'redesign-brought' }),
    wordings: prose('car.brought'),
  },
  {
    id: 'car.designs',
    slots: carSlots({ list: 'designs' }),
    wordings: prose('car.designs'),
  },
  {
    id: 'car.used-years',
    slots: carSlots({ years: 'used-years' }),
    wordings: prose('car.used-years'),
  },
  {
    id: 'car.warranty',
    slots: carSlots({ basic: 'warranty' }),
    wordings: prose('car.warranty'),
  },
  {
    id: 'car.warranty-more',
    slots: carSlots({ more: 'warranty-more' }),
    wordings: prose('car.warranty-more'),
  },
  {
    id: 'car.rivals',
    slots: carSlots({ list: 'rivals' }),
    wordings: prose('car.rivals'),
  },
];

function hasOneEngine({ car }: FactSheet): boolean {
  const names = car ? enginesOf(car).map((one) => one.replace(/ \(.*$/, '')) : [];
  return new Set(names).size === 1;
}

/** Where the fact tables of the store have the very estimates, they are told from there. */
function unrated(slots: (sheet: FactSheet) => Slots | null): Message['slots'] {
  return (sheet) => (economyOf(sheet.brief) === null && !isInCanada(sheet) ? slots(sheet) : null);
}
