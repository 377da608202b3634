import { nameOfCar } from '../../cars/car-of.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';
import { faultsOf, ofAllYears } from './car-troubles.ts';

/**
 * Which years of the article's model have what on paper against them. No list of faults is
 * complete, so none of them calls a year sound because nothing is listed for it.
 */
export const carYearMessages: readonly Message[] = [
  {
    id: 'car.reliable-record',
    slots: (sheet) => (sheet.car?.year === null ? onRecord(sheet) : null),
    wordings: wordingsOf(`
      - Reliability of the {model} goes by the year. Recalls, bulletins and coverage programs since
        {from} name these powertrain faults: {costly}.
      - Reliability of the {model} differs by year. The powertrain faults that recalls, bulletins
        and coverage programs since {from} name are {costly}.
      - Some {model} years are better bets than others. By recalls, bulletins and coverage programs
        since {from}, they have had these powertrain faults: {costly}.
    `),
  },
  {
    id: 'car.reliable',
    slots: (sheet) => (onRecord(sheet) ? null : ofAllYears(sheet)),
    wordings: wordingsOf(`
      - It depends on the years. The {model} has these faults on record: {list}.
      - Some years have a longer record than others. The documented faults of the {model} include
        {list}.
      - That goes by the model year. Among the known faults of the {model} are {list}.
      - There are years to look at twice. Recalls, bulletins and coverage programs for the {model}
        name {list}.
    `),
  },
  {
    id: 'car.best-years',
    slots: (sheet) => late(sheet, 'late-before'),
    wordings: wordingsOf(`
      - Look first at the {model} of {years}, late in the {design}. Recalls, bulletins and coverage
        programs on the powertrain of that design name earlier years: {list}.
      - Start with the {model} of {years}, late in the {design} and after the powertrain faults
        that recalls, bulletins and coverage programs name for it: {list}.
      - Favor {years}, late in the {design} of the {model}. The powertrain faults documented for
        that design came before: {list}.
    `),
  },
  {
    id: 'car.best-others',
    slots: (sheet) => late(sheet, 'late-other'),
    wordings: wordingsOf(`
      - Other {model} designs since {from} have faults of their own: {list}.
      - In the other {model} designs since {from}, watch for {list}.
      - For the other {model} designs since {from}, the record names {list}.
    `),
  },
  {
    id: 'car.late-years',
    slots: (sheet) => late(sheet, 'late-before'),
    wordings: wordingsOf(`
      - Look first at the {model} of {years}, late in the {design} and after the powertrain faults
        documented for it.
      - The {model} to start with is that of {years}, late in the {design} and after the powertrain
        faults documented for it.
    `),
  },
  {
    id: 'car.by-paper',
    slots: (sheet) => (late(sheet, 'late-before') ? null : onRecord(sheet)),
    wordings: wordingsOf(`
      - Choose by the repairs that you can see on paper. Recalls, bulletins and coverage programs on
        the powertrain of the {model} since {from} name {costly}.
      - Pick the {model} whose records show the repair of what is known for its year. For the
        powertrain that is, since {from}, {costly}.
      - The {model} to choose is one with proof of repair. Powertrain recalls, bulletins and
        coverage programs since {from} name {costly}.
    `),
  },
  {
    id: 'car.worst-years',
    slots: (sheet) => careful(sheet, 'careful-years'),
    wordings: wordingsOf(`
      - Be most careful with the {model} of {careful}. Powertrain faults on record since {from}:
        {costly}.
      - Above all be careful with the {model} of {careful}. By the record since {from}, the
        powertrain of those years has {costly}.
      - Look hardest at the {model} of {careful}. The powertrain faults on record since {from} are
        {costly}.
      - Take the most care with the {model} of {careful}. Powertrain faults documented since {from}:
        {costly}.
    `),
  },
  {
    id: 'car.worst-most',
    slots: (sheet) => careful(sheet, 'careful-most'),
    wordings: wordingsOf(`
      - Avoid any {model} whose known fault has not been repaired, for most years since {from} have
        one of the powertrain on record: {costly}.
      - Most {model} years since {from} have a documented powertrain fault, so avoid the cars
        without proof of repair: {costly}.
      - The {model} to avoid is one without proof of repair, since most years from {from} on have a
        powertrain fault on record: {costly}.
    `),
  },
  {
    id: 'car.troubles-rest',
    slots: (sheet) => {
      const list = faultsOf(sheet, 'any-fault-other');
      return sheet.car && list ? { list } : null;
    },
    wordings: wordingsOf(`
      - Apart from the powertrain, the record has {list}.
      - On other parts there are these faults: {list}.
      - The record also has faults of other parts: {list}.
      - The rest of the record is on other parts: {list}.
    `),
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
