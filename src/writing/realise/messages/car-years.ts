import { nameOfCar } from '../../cars/car-of.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import type { Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';
import { faultsOf, ofAllYears } from './car-troubles.ts';

/** Which years of the article's model are sounder, by what is on paper against them. */
export const carYearMessages: readonly Message[] = [
  {
    id: 'car.reliable-years',
    slots: (sheet) => (sheet.car?.year === null ? safest(sheet, 'calm-years') : null),
    wordings: wordingsOf(`
      - For {calm}, yes: the recalls, bulletins and coverage programs on our list name no powertrain
        fault of those {model} years. For the rest since {from}, where the list begins, they name
        {costly}.
      - It goes by the year. Our list of recalls, bulletins and coverage programs has no powertrain
        fault for the {model} of {calm}. For other years since {from}, where it begins, it has
        {costly}.
      - Yes, if you choose the year: {calm} are without a powertrain fault on our list of {model}
        recalls, bulletins and coverage programs. It begins with model year {from} and has, for the
        rest, {costly}.
    `),
  },
  {
    id: 'car.reliable-record',
    slots: (sheet) => (sheet.car?.year === null ? safestOf(sheet) : null),
    wordings: wordingsOf(`
      - What to ask about goes by the year. Our list of recalls, bulletins and coverage programs
        begins with {from} and has these powertrain faults: {costly}. It has none for {calm}.
      - Not every year is alike. On our list of recalls, bulletins and coverage programs since
        {from} are these powertrain faults of the {model}: {costly}. None falls in {calm}.
      - Check by year what was repaired. The powertrain faults on our list of recalls, bulletins and
        coverage programs since {from} are {costly}. For {calm}, there's none.
    `),
  },
  {
    id: 'car.reliable',
    slots: (sheet) => (safestOf(sheet) ? null : ofAllYears(sheet)),
    wordings: wordingsOf(`
      - It depends on the years. On record against the {model}: {list}.
      - Some years have a longer record than others. What is documented on the {model}: {list}.
      - That goes by the model year. Known faults of the {model}: {list}.
      - There are years to look at twice. Documented on the {model}: {list}.
    `),
  },
  {
    id: 'car.best-few',
    slots: (sheet) => safest(sheet, 'calm-few'),
    wordings: wordingsOf(`
      - Few {model} years since {from} are clear of powertrain faults on our list of recalls,
        bulletins and coverage programs: {calm}. On the others, ask for proof that what is known was
        repaired: {costly}.
      - By our list of recalls, bulletins and coverage programs, the {model} of {calm} has no
        powertrain fault. Most years since {from} have one, so buy those by their repair records:
        {costly}.
      - Clear of powertrain faults on our list of recalls, bulletins and coverage programs: {calm}.
        Every other {model} year since {from} is a matter of records, since these are known:
        {costly}.
    `),
  },
  {
    id: 'car.best-years',
    slots: (sheet) => safest(sheet, 'calm-years'),
    wordings: wordingsOf(`
      - Going by recalls, bulletins and coverage programs, start with the {model} of {calm}, since
        our list has no powertrain fault for them. It begins with {from} and has, for other years,
        {costly}.
      - Prefer the {model} of {calm}: no powertrain fault is on our list of recalls, bulletins and
        coverage programs for those years. Others since {from}, where the list begins,
        have {costly}.
      - Lean toward {calm}, for which our list of recalls, bulletins and coverage programs has no
        powertrain fault of the {model}. For other years since {from}, where it begins, it has
        {costly}.
      - Look first at the {model} of {calm}: among the recalls, bulletins and coverage programs we
        list, none is on the powertrain of those years. Since {from}, where the list begins, other
        years have {costly}.
    `),
  },
  {
    id: 'car.worst-years',
    slots: (sheet) => {
      if (!worst.test(sheet.brief.keyword ?? '')) return null;
      return safestOf(sheet);
    },
    wordings: wordingsOf(`
      - Be most careful with the {model} of {careful}. Powertrain faults on record: {costly}. For
        {calm}, our list has none.
      - Above all be careful with the {model} of {careful}. On record for the powertrain: {costly}.
        Our list has nothing of that kind for {calm}.
      - Look hardest at the {model} of {careful}. The powertrain faults on record are {costly}. None
        is on our list for {calm}.
      - Take the most care with the {model} of {careful}. The reason is {costly}. Our list has no
        powertrain fault for {calm}.
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
      - Faults of other parts on record: {list}.
      - The rest of the record is on other parts: {list}.
    `),
  },
];

/** "Years to avoid", "worst year". */
const worst = /\b(?:avoid|worst|bad years?|stay away)\b/i;

/** Which years are safest is asked of all of them, whichever is the article's. */
function safest(sheet: FactSheet, which: 'calm-years' | 'calm-few'): Slots | null {
  const { car, facts } = sheet;
  const costly = faultsOf(sheet, 'any-fault-costly');
  const years = [which, 'careful-years', 'record-from'].map((id) => facts.get(`car.${id}`));
  const [calm, careful, from] = years.map((fact) => {
    return fact ? { text: String(fact.value), factIds: [fact.id] } : null;
  });
  if (!car || !costly || !calm || !careful || !from) return null;
  const model = { text: nameOfCar(car), factIds: ['subject.name', 'car.which'] };
  return { costly, model, calm, careful, from };
}

function safestOf(sheet: FactSheet): Slots | null {
  return safest(sheet, 'calm-years') ?? safest(sheet, 'calm-few');
}
