import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import { isInCanada } from './car-canada.ts';
import { carSlots } from '../car-slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-figures.md' with { type: 'text' };

const prose = proseIn('car-figures.md', text);

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
    wordings: prose('car.towing'),
  },
  {
    id: 'car.tows',
    slots: (sheet) => (reserveOf(sheet) >= 0 ? towingSlots(sheet) : null),
    wordings: prose('car.tows'),
  },
  {
    id: 'car.tows-less',
    slots: (sheet) => (reserveOf(sheet) < 0 ? towingSlots(sheet) : null),
    wordings: prose('car.tows-less'),
  },
  {
    id: 'car.towing-rest',
    slots: carSlots({ rest: 'towing-rest' }),
    wordings: prose('car.towing-rest'),
  },
  {
    id: 'car.towing-others',
    slots: carSlots({ others: 'towing-others' }),
    wordings: prose('car.towing-others'),
  },
  {
    id: 'car.payload',
    slots: carSlots({ which: 'payload-which', list: 'payload' }),
    wordings: prose('car.payload'),
  },
  {
    id: 'car.cargo',
    slots: carSlots({ which: 'cargo-which', list: 'cargo' }),
    wordings: prose('car.cargo'),
  },
  {
    id: 'car.bed-one',
    slots: carSlots({ which: 'bed-which', length: 'bed-only' }),
    wordings: prose('car.bed-one'),
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
    wordings: prose('car.bed'),
  },
  {
    id: 'car.clearance',
    slots: carSlots({ which: 'clearance-which', list: 'clearance' }),
    wordings: prose('car.clearance'),
  },
  {
    id: 'car.length',
    slots: (sheet) => {
      const list = sheet.facts.has('car.length-told') ? 'length-told' : 'length';
      return carSlots({ which: 'length-which', list })(sheet);
    },
    wordings: prose('car.length'),
  },
  {
    id: 'car.seats',
    // How many a van seats goes by its use, and rows are told with the seats where they are known.
    slots: (sheet) =>
      sheet.facts.has('car.rows') || ofFreight.test(sheet.car?.guide.kind ?? '')
        ? null
        : carSlots({ which: 'which', list: 'people' })(sheet),
    wordings: prose('car.seats'),
  },
  {
    id: 'car.plug-in-range',
    slots: (sheet) =>
      isInCanada(sheet) ? null : carSlots({ which: 'range-which', list: 'plug-in-range' })(sheet),
    wordings: prose('car.plug-in-range'),
  },
  {
    id: 'car.oil',
    slots: carSlots({ which: 'oil-which', list: 'oil' }),
    wordings: prose('car.oil'),
  },
  {
    id: 'car.timing-chain',
    slots: carSlots({ which: 'timing-which', what: 'timing-chain' }),
    wordings: prose('car.timing-chain'),
  },
  {
    id: 'car.timing-belt',
    slots: carSlots({ which: 'timing-which', what: 'timing-belt' }),
    wordings: prose('car.timing-belt'),
  },
  {
    id: 'car.timing-both',
    slots: carSlots({ which: 'timing-which', what: 'timing-both' }),
    wordings: prose('car.timing-both'),
  },
  {
    id: 'car.range',
    slots: (sheet) =>
      isInCanada(sheet) ? null : carSlots({ which: 'range-which', list: 'range-few' })(sheet),
    wordings: prose('car.range'),
  },
  {
    id: 'car.range-span',
    slots: (sheet) =>
      isInCanada(sheet)
        ? null
        : carSlots({ which: 'range-which', span: 'range-span', list: 'range-versions' })(sheet),
    wordings: prose('car.range-span'),
  },
];

const ofFreight = /\bvan\b/i;
