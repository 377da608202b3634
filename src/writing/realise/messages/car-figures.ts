import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import { isInCanada } from './car-canada.ts';
import { carSlots } from '../car-slots.ts';
import { wordingsOf } from '../wordings-of.ts';

const towingSlots = carSlots({ which: 'towing-which', most: 'towing-most' });

/** Pounds between the highest rating and the trailer that is typed; no number where none is. */
function reserveOf({ brief, facts }: FactSheet): number {
  const typed = /\b(?:tow|pull|haul) (?:an? )?(\d{1,2})(?:,?(\d{3})|k)\b(?! miles)/i;
  const [, thousands, rest = '000'] = typed.exec(brief.keyword ?? '') ?? [];
  const rated = String(facts.get('car.towing-most')?.value ?? '').replaceAll(',', '');
  return Number.parseInt(rated, 10) - Number(`${thousands}${rest}`);
}

/** Figures that makers publish of the article's model: what it tows, carries and measures. */
export const carFigureMessages: readonly Message[] = [
  {
    id: 'car.towing',
    slots: towingSlots,
    wordings: wordingsOf(`
      - Towing capacity for the {which} tops out at {most}, by {make}'s own rating and with the
        right equipment.
      - Properly equipped, the {which} has a towing capacity of up to {most}, according to {make}.
      - {make} gives the {which} a maximum towing capacity of {most}, properly equipped.
      - The most the {which} is rated to tow, properly equipped, is {most}, as {make} publishes it.
    `),
  },
  {
    id: 'car.tows',
    slots: (sheet) => (reserveOf(sheet) >= 0 ? towingSlots(sheet) : null),
    wordings: wordingsOf(`
      - Yes, in the right build: the {which} is rated for up to {most}, as {make} publishes it.
      - Yes. Properly equipped, the {which} tows up to {most}, by {make}'s rating.
      - Yes, {make} rates the {which} for up to {most} with the right equipment.
    `),
  },
  {
    id: 'car.tows-less',
    slots: (sheet) => (reserveOf(sheet) < 0 ? towingSlots(sheet) : null),
    wordings: wordingsOf(`
      - No, the highest rating of the {which} is {most}, as {make} publishes it.
      - No. Even properly equipped, the {which} is rated for no more than {most}.
      - No, {make} rates the {which} for {most} at most.
    `),
  },
  {
    id: 'car.towing-rest',
    slots: carSlots({ rest: 'towing-rest' }),
    wordings: wordingsOf(`
      - Other published ratings include {rest}.
      - Ratings of other versions include {rest}.
      - Among the other ratings: {rest}.
      - {make}'s other ratings include {rest}.
    `),
  },
  {
    id: 'car.towing-others',
    slots: carSlots({ others: 'towing-others' }),
    wordings: wordingsOf(`
      - The rating goes by model year, too: {make} rates {others}.
      - Years differ: {make} rates {others}.
      - Of the other model years on our lot, {make} rates {others}.
    `),
  },
  {
    id: 'car.payload',
    slots: carSlots({ which: 'payload-which', list: 'payload' }),
    wordings: wordingsOf(`
      - Payload of the {which} goes up to {list}, by {make}'s figures.
      - {make} publishes a maximum payload of {list} for the {which}.
      - People and cargo together, the {which} is rated to carry up to {list}.
      - The highest payload rating of the {which} is {list}, according to {make}.
    `),
  },
  {
    id: 'car.cargo',
    slots: carSlots({ which: 'cargo-which', list: 'cargo' }),
    wordings: wordingsOf(`
      - Cargo space in the {which} is {list}, as {make} measures it.
      - {make} lists cargo room in the {which} at {list}.
      - By {make}'s figures, the {which} holds {list}.
      - The published cargo volume of the {which} is {list}.
    `),
  },
  {
    id: 'car.bed-one',
    slots: carSlots({ which: 'bed-which', length: 'bed-only' }),
    wordings: wordingsOf(`
      - The bed of the {which} is {length} long.
      - {make} builds the {which} with one bed, {length} long.
      - There is one bed length for the {which}, {length}.
      - By {make}'s figures, the bed of the {which} measures {length}.
    `),
  },
  {
    id: 'car.bed',
    // Of one bed there is nothing that a cab decides, nor where the cab is said of each.
    slots: (sheet) => {
      if (sheet.facts.has('car.bed-only')) return null;
      const isByCab = /\bcab\b|CrewMax/i.test(String(sheet.facts.get('car.bed')?.value));
      const bed = { which: 'bed-which', [isByCab ? 'beds' : 'list']: 'bed' };
      return carSlots(bed)(sheet);
    },
    wordings: wordingsOf(`
      - By cab, the {which} has these bed lengths: {beds}.
      - {make} builds the {which} with a bed of {beds}.
      - The bed of the {which} measures {beds}.
      - Bed lengths for the {which} are {list}, depending on the cab.
      - {make} builds the {which} with beds of {list}.
      - You can have the {which} with a bed of {list}; the cab decides which of them fit.
    `),
  },
  {
    id: 'car.clearance',
    slots: carSlots({ which: 'clearance-which', list: 'clearance' }),
    wordings: wordingsOf(`
      - Ground clearance of the {which} is {list}, according to {make}.
      - {make} puts ground clearance of the {which} at {list}.
      - By {make}'s published figure, ground clearance of the {which} is {list}.
    `),
  },
  {
    id: 'car.length',
    slots: (sheet) => {
      const list = sheet.facts.has('car.length-told') ? 'length-told' : 'length';
      return carSlots({ which: 'length-which', list })(sheet);
    },
    wordings: wordingsOf(`
      - The {which} is {list} long, bumper to bumper.
      - From bumper to bumper the {which} measures {list}.
      - {make} lists the overall length of the {which} at {list}.
    `),
  },
  {
    id: 'car.seats',
    // How many a van seats goes by its use, and rows are told with the seats where they are known.
    slots: (sheet) =>
      sheet.facts.has('car.rows') || ofFreight.test(sheet.car?.guide.kind ?? '')
        ? null
        : carSlots({ which: 'which', list: 'people' })(sheet),
    wordings: wordingsOf(`
      - The {which} has seats for {list}.
      - Seating in the {which} is for {list}.
      - {make} builds the {which} to seat {list}.
      - There are seats for {list} in the {which}.
    `),
  },
  {
    id: 'car.plug-in-range',
    slots: (sheet) =>
      isInCanada(sheet) ? null : carSlots({ which: 'range-which', list: 'plug-in-range' })(sheet),
    wordings: wordingsOf(`
      - On electricity alone, the {which} goes {list} by the EPA's estimate. After that it runs as
        a hybrid.
      - The EPA estimates the electric range of the {which} at {list}, after which the engine takes
        over.
      - By the EPA's estimate, a full charge takes the {which} {list}. Beyond that it drives like a
        hybrid.
    `),
  },
  {
    id: 'car.oil',
    slots: carSlots({ which: 'oil-which', list: 'oil' }),
    wordings: wordingsOf(`
      - With a new filter, the {which} takes {list}, by {make}'s figures.
      - An oil change with filter in the {which} takes {list}, as {make} publishes it.
      - {make} gives the oil capacity of the {which}, filter included, as {list}.
      - By {make}'s figures, the {which} holds {list}, with a new filter.
    `),
  },
  {
    id: 'car.timing-chain',
    slots: carSlots({ which: 'timing-which', what: 'timing-chain' }),
    wordings: wordingsOf(`
      - The {which} has {what}, not a belt, so there is no replacement date. Oil changes on time
        are what keeps it quiet.
      - It's a chain: the {which} has {what}, which has no interval and lasts as long as the oil is
        kept clean.
      - A chain. {make} built the {which} with {what}, which isn't replaced by mileage.
    `),
  },
  {
    id: 'car.timing-belt',
    slots: carSlots({ which: 'timing-which', what: 'timing-belt' }),
    wordings: wordingsOf(`
      - The {which} has {what}, so it has to be replaced on schedule, with the water pump.
      - It's a belt: the {which} has {what}, which is due by miles and by age.
      - A belt. {make} built the {which} with {what}, and it has a date to be replaced.
    `),
  },
  {
    id: 'car.timing-both',
    slots: carSlots({ which: 'timing-which', what: 'timing-both' }),
    wordings: wordingsOf(`
      - The {which} has {what}. A belt is replaced on schedule, and a chain isn't.
      - It goes by the engine: the {which} has {what}. Only a belt has a replacement date.
      - {make} built the {which} with {what}, and of the two only a belt is due by mileage.
    `),
  },
  {
    id: 'car.range',
    slots: (sheet) =>
      isInCanada(sheet) ? null : carSlots({ which: 'range-which', list: 'range-few' })(sheet),
    wordings: wordingsOf(`
      - The EPA estimates the range of the {which} at {list}.
      - By the EPA's estimate, the {which} goes {list} on a full charge.
      - The {which} has an EPA-estimated range of {list}.
    `),
  },
  {
    id: 'car.range-span',
    slots: (sheet) =>
      isInCanada(sheet)
        ? null
        : carSlots({ which: 'range-which', span: 'range-span', list: 'range-versions' })(sheet),
    wordings: wordingsOf(`
      - The EPA estimates the range of the {which} at {span}, depending on battery, drive and
        wheels. By version it's {list}.
      - By the EPA's estimate, the {which} goes {span} on a full charge. Version by version that is
        {list}.
      - EPA-estimated range for the {which} is {span}. Its versions are rated at {list}.
    `),
  },
];

const ofFreight = /\bvan\b/i;
