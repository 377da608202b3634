import { nameOfCar } from '../../cars/car-of.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { faultsOf, ofAllYears } from './car-troubles.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-years.md' with { type: 'text' };

const prose = proseIn('car-years.md', text);

/**
 * Which years of the article's model have what on paper against them. No list of faults is
 * complete, so none of them calls a year sound because nothing is listed for it.
 */
export const carYearMessages: readonly Message[] = [
  {
    id: 'car.reliable-record',
    slots: (sheet) => (sheet.car?.year === null ? onRecord(sheet) : null),
    wordings: prose('car.reliable-record'),
  },
  {
    id: 'car.reliable',
    slots: (sheet) => (onRecord(sheet) ? null : ofAllYears(sheet)),
    wordings: prose('car.reliable'),
  },
  {
    id: 'car.best-years',
    slots: (sheet) => late(sheet, 'late-before'),
    wordings: prose('car.best-years'),
  },
  {
    id: 'car.best-others',
    slots: (sheet) => late(sheet, 'late-other'),
    wordings: prose('car.best-others'),
  },
  {
    id: 'car.late-years',
    slots: (sheet) => late(sheet, 'late-before'),
    wordings: prose('car.late-years'),
  },
  {
    id: 'car.by-paper',
    slots: (sheet) => (late(sheet, 'late-before') ? null : onRecord(sheet)),
    wordings: prose('car.by-paper'),
  },
  {
    id: 'car.worst-years',
    slots: (sheet) => careful(sheet, 'careful-years'),
    wordings: prose('car.worst-years'),
  },
  {
    id: 'car.worst-most',
    slots: (sheet) => careful(sheet, 'careful-most'),
    wordings: prose('car.worst-most'),
  },
  {
    id: 'car.troubles-rest',
    slots: (sheet) => {
      const list = faultsOf(sheet, 'any-fault-other');
      return sheet.car && list ? { list } : null;
    },
    wordings: prose('car.troubles-rest'),
  },
];

/** "Years to avoid", "worst year". */
const worst = /\b(?:avoid|worst|bad years?|stay away)\b/i;

function slotOf({ facts }: FactSheet, id: string): Slot | null {
  const fact = facts.get(`car.${id}`);
  return fact ? { text: String(fact.value), factIds: [fact.id] } : null;
}

/** What is on record for the powertrain, asked of all years. */
function onRecord(sheet: FactSheet): Slots | null {
  const { car } = sheet;
  const costly = faultsOf(sheet, 'any-fault-costly');
  const from = slotOf(sheet, 'record-from');
  if (!car || !costly || !from) return null;
  const model = { text: nameOfCar(car), factIds: ['subject.name', 'car.which'] };
  return { costly, model, from };
}

function careful(sheet: FactSheet, which: 'careful-years' | 'careful-most'): Slots | null {
  const years = slotOf(sheet, which);
  const record = onRecord(sheet);
  if (!worst.test(sheet.brief.keyword ?? '') || !record || !years) return null;
  return { ...record, careful: years };
}

function late(sheet: FactSheet, which: 'late-before' | 'late-other'): Slots | null {
  const told = [1, 2, 3, 4].flatMap((at) => slotOf(sheet, `${which}.${at}`) ?? []);
  const list = joinSlots(told);
  const [years, design] = [slotOf(sheet, 'late-years'), slotOf(sheet, 'late-design')];
  const record = onRecord(sheet);
  return record && list && years && design ? { ...record, list, years, design } : null;
}
