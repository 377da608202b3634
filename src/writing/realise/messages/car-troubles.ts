import type { FactSheet } from '../../facts/fact-sheet.ts';
import { isRecall } from '../../facts/trouble-facts.ts';
import { nameOfCar } from '../../cars/car-of.ts';
import type { TroublePart } from '../../cars/troubles-of.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What is on paper against the article's model: recalls, bulletins and extended coverage. */
export const carTroubleMessages: readonly Message[] = [
  {
    id: 'car.troubles',
    slots: ofAllYears,
    wordings: wordingsOf(`
      - The {model} has these faults on record: {list}.
      - The documented faults of the {model} include {list}.
      - Among the known faults of the {model}, by model year, are {list}.
      - Recalls, bulletins and coverage programs for the {model} name {list}.
    `),
  },
  {
    id: 'car.troubles-year',
    slots: ofYear,
    wordings: wordingsOf(`
      - The {year} {model} has these faults on record: {list}.
      - The documented faults of the {year} {model} include {list}.
      - Recalls, bulletins and coverage programs for the {year} {model} name {list}.
      - Ask the seller of a {year} {model} about its known faults: {list}.
    `),
  },
  {
    id: 'car.troubles-other',
    slots: (sheet) =>
      sheet.facts.has('car.fault.1') ? null : withYear(sheet, faultsOf(sheet, 'any-fault')),
    wordings: wordingsOf(`
      - Other years of the {model} have these faults on record: {list}. For the {year}, go by its
        own recalls and service records.
      - Other {model} years are known for {list}. What counts for the {year} is its own recall
        record and how it was maintained.
      - For years other than {year}, the documented faults of the {model} include {list}. Run the
        VIN of a {year} for recalls of its own.
      - The faults on record belong to other {model} years: {list}. Look up the {year} by VIN for
        its own recalls, and read its service records.
    `),
  },
  {
    id: 'car.recalls',
    slots: recalled,
    wordings: wordingsOf(`
      - The recalls of the {which} to ask about are for {list}. A VIN search {agency} shows whether
        one car still needs the repair, which is free.
      - The recall record of the {which} names {list}. A VIN search {agency} tells whether one car
        has been repaired, and an open recall is repaired free.
      - Among the parts recalled on the {which} are {list}. Enter the VIN {agency} to see what is
        still open on a certain car; the repair is free.
      - The {which} has been recalled for {list}, among other things. Look the VIN up {agency}; what
        is still open is repaired free.
    `),
  },
  {
    id: 'car.troubles-check',
    slots: (sheet, about) =>
      areRecalls(sheet, about) === true ? { agency: agencyOf(sheet) } : null,
    wordings: wordingsOf(`
      - A recall shows by VIN {agency} and costs nothing to have repaired. For anything
        else, see the service records, or have it looked at before you buy.
      - Run the VIN {agency}: an open recall is repaired free. Service records show whether anything
        else was dealt with.
      - Recalls are repaired free and can be looked up by VIN {agency}. For anything else on the
        list, the service records show whether it was done.
      - To find open recalls, which cost nothing to fix, enter the VIN {agency}. The other items
        should appear in the service records if they were taken care of.
    `),
  },
  troublesOf('transmission', 'transmissions'),
  troublesOf('engine', 'engines'),
  {
    id: 'car.troubles-rust',
    slots: (sheet) => ofPart(sheet, 'rust'),
    wordings: wordingsOf(`
      - Rust is on record for the {model}: {list}.
      - The documented rust of the {model} includes {list}.
      - Recalls, settlements and coverage programs for rust on the {model} name {list}.
    `),
  },
  {
    id: 'car.troubles-papers',
    slots: (sheet, about) => (areRecalls(sheet, about) === false ? {} : null),
    wordings: wordingsOf(`
      - None of that was a recall, so who pays depends on the terms and dates of each program. Look
        in the service records for the repair.
      - None of it was recalled: it was settled or covered for a time, and most such terms have run
        out. The service records show whether the work was done.
      - None of that was ever recalled, and extended coverage ends after some years. Ask for the
        invoice of the repair, or have the part checked before you buy.
    `),
  },
];

/** What is on record of one part; `many` is what a model has of it over the years. */
function troublesOf(part: 'transmission' | 'engine', many: string): Message {
  return {
    id: `car.troubles-${part}`,
    slots: (sheet) => ofPart(sheet, part),
    wordings: wordingsOf(`
      - {model} ${many} have these faults on record: {list}.
      - The documented faults of {model} ${many} include {list}.
      - Recalls, bulletins and coverage programs for {model} ${many} name {list}.
    `),
  };
}

function agencyOf({ brief }: FactSheet): Slot {
  const isCanada = brief.store.country === 'CA';
  return { text: isCanada ? 'with Transport Canada' : 'at nhtsa.gov/recalls', factIds: [] };
}

/** Whether a recall is among those that are told; of a part where `about` names one. */
function areRecalls(sheet: FactSheet, about: string): boolean | null {
  const { facts } = sheet;
  const named = about === '' ? 'fault' : `fault-${about}`;
  const kind = facts.has(`car.${named}.1`) ? named : 'any-fault';
  const told = [1, 2, 3, 4].flatMap((at) => facts.get(`car.${kind}.${at}`) ?? []);
  if (told.length === 0 || sheet.brief.keyword === null) return null;
  return told.some(({ source }) => isRecall(source));
}

/** A page that shows a model to its buyers is asked no such thing. */
export function faultsOf(
  { facts, brief }: FactSheet,
  kind:
    | 'fault'
    | 'any-fault-costly'
    | 'any-fault-other'
    | 'any-fault'
    | 'recall'
    | `fault-${TroublePart}`,
): Slot | null {
  if (brief.keyword === null) return null;
  const told = [1, 2, 3, 4].flatMap((at) => facts.get(`car.${kind}.${at}`) ?? []);
  return joinSlots(told.map(({ id, value }) => ({ text: String(value), factIds: [id] })));
}

export function ofAllYears(sheet: FactSheet): Slots | null {
  const list = faultsOf(sheet, 'fault');
  if (!sheet.car || sheet.car.year !== null || !list) return null;
  return { list, model: { text: nameOfCar(sheet.car), factIds: ['subject.name', 'car.which'] } };
}

function recalled(sheet: FactSheet): Slots | null {
  const list = faultsOf(sheet, 'recall');
  // NHTSA's own list of the model year says more.
  if (!sheet.car || !list || sheet.brief.safety) return null;
  const name = `${sheet.car.year ?? ''} ${nameOfCar(sheet.car)}`.trim();
  return {
    list,
    which: { text: name, factIds: ['subject.name', 'car.which'] },
    agency: agencyOf(sheet),
  };
}

function ofPart(sheet: FactSheet, part: TroublePart): Slots | null {
  const list = faultsOf(sheet, `fault-${part}`);
  if (!sheet.car || !list) return null;
  return { list, model: { text: nameOfCar(sheet.car), factIds: ['subject.name', 'car.which'] } };
}

function ofYear(sheet: FactSheet): Slots | null {
  return withYear(sheet, faultsOf(sheet, 'fault'));
}

function withYear({ car }: FactSheet, list: Slot | null): Slots | null {
  if (!car || car.year === null || !list) return null;
  const model = { text: nameOfCar(car), factIds: ['subject.name', 'car.which'] };
  return { list, model, year: { text: String(car.year), factIds: ['subject.name', 'car.which'] } };
}
