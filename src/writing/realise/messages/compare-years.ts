import type { ComparedVehicle } from '../../facts/compared.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { nameSlots } from '../compared-slots.ts';
import { factSlot } from '../fact-slots.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/compare-years.md' with { type: 'text' };

const prose = proseIn('compare-years.md', text);

/** Two model years of one model: what came new between them, or that they are of one design. */
export const compareYearMessages: readonly Message[] = [
  {
    id: 'compare.years-brought',
    slots: broughtSlots,
    wordings: prose('compare.years-brought'),
  },
  {
    id: 'compare.years-same',
    slots: sameSlots,
    wordings: prose('compare.years-same'),
  },
];

/** The two sides, the newer one first, where both are the same model of the guide. */
function yearsApart({ compared }: FactSheet): [ComparedVehicle, ComparedVehicle] | null {
  const [one, two, more] = compared;
  if (!one?.car || !two?.car || more || one.car.guide !== two.car.guide) return null;
  const [first, second] = [one.subject.year, two.subject.year];
  if (first === null || second === null || first === second) return null;
  return first > second ? [one, two] : [two, one];
}

/** What is between two shapes that follow each other; of others it would be half of the story. */
function broughtSlots(sheet: FactSheet): Slots | null {
  const [newer, older] = yearsApart(sheet) ?? [];
  if (!newer?.car || newer.car.span.from - 1 !== older?.car?.span.to) return null;
  const news = factSlot(sheet, `${newer.id}.car.brought`);
  const from = factSlot(sheet, `${newer.id}.car.from`);
  return news && from && { ...nameSlots(newer), news, from };
}

function sameSlots(sheet: FactSheet): Slots | null {
  const [newer, older] = yearsApart(sheet) ?? [];
  if (!newer?.car || newer.car.span.from !== older?.car?.span.from) return null;
  const years = factSlot(sheet, `${newer.id}.car.years`);
  return years && { years };
}
