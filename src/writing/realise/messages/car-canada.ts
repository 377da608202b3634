import type { FactSheet } from '../../facts/fact-sheet.ts';
import { carSlots } from '../car-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

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
    wordings: wordingsOf(`
      - Converted from its U.S. rating, the {which} uses {list}. The EnerGuide label shows the
        Canadian one.
      - The {which} uses {list}, by its U.S. rating. Natural Resources Canada lists its own by year
        and version.
      - By its U.S. rating, converted, the {which} uses {list}. The EnerGuide label has Canada's
        own.
    `),
  },
  {
    id: 'car.mpg-span-canada',
    slots: inCanada(
      carSlots({ which: 'mpg-which', span: 'mpg-span', top: 'mpg-best', by: 'mpg-by' }),
    ),
    wordings: wordingsOf(`
      - By U.S. ratings, converted, the {which} uses {span} combined, depending on {by}.
        The thriftiest version uses {top}. The EnerGuide label shows the Canadian rating.
      - The {which} uses {span} combined by its U.S. ratings, depending on {by}. The
        thriftiest uses {top}. Natural Resources Canada lists its own ratings by version.
      - Going by U.S. ratings, the {which} uses {span} combined. The version that uses least is
        rated at {top}. The EnerGuide label has Canada's figure.
    `),
  },
  {
    id: 'car.fuel-no-canada',
    slots: inCanada((sheet) => (isNoPremium(sheet) ? fuelSlots(sheet) : null)),
    wordings: wordingsOf(`
      - No, the {which} takes {fuel}.
      - No. {make} builds the {which} to run on {fuel}.
      - No, {fuel} is what the {which} is made for.
    `),
  },
  {
    id: 'car.fuel-canada',
    slots: inCanada((sheet) => (isNoPremium(sheet) ? null : fuelSlots(sheet))),
    wordings: wordingsOf(`
      - The {which} takes {fuel}.
      - {make} builds the {which} to run on {fuel}.
      - What goes into the {which} is {fuel}.
    `),
  },
  {
    id: 'car.range-canada',
    slots: inCanada(carSlots({ which: 'range-which', list: 'range-few' })),
    wordings: wordingsOf(`
      - By its U.S. rating, the {which} goes {list} on a full charge.
      - The {which} is rated in the United States at {list} on a full charge.
      - By the U.S. test, the {which} has a rated range of {list}.
    `),
  },
  {
    id: 'car.range-span-canada',
    slots: inCanada(carSlots({ which: 'range-which', span: 'range-span', top: 'range-most' })),
    wordings: wordingsOf(`
      - By U.S. ratings, the {which} goes {span} on a full charge, depending on battery, drive and
        wheels. The longest is {top}.
      - The {which} is rated in the United States at {span}. At the top stands the one with {top}.
      - Rated range of the {which}, by the U.S. test, is {span} by version, and the longest of them
        is {top}.
    `),
  },
  {
    id: 'car.plug-in-range-canada',
    slots: inCanada(carSlots({ which: 'range-which', list: 'plug-in-range' })),
    wordings: wordingsOf(`
      - On electricity alone the {which} goes {list}, by its U.S. rating. After that it runs as a
        hybrid.
      - The {which} is rated in the United States at {list} of electric range, after which the
        engine takes over.
      - By its U.S. rating, a full charge takes the {which} {list}. Beyond that it drives like a
        hybrid.
    `),
  },
];
