import type { FactSheet } from '../../facts/fact-sheet.ts';
import { isRecall } from '../../facts/trouble-facts.ts';
import { nameOfCar } from '../../cars/car-of.ts';
import type { TroublePart } from '../../cars/troubles-of.ts';
import { joinSlots } from '../lists.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/car-troubles.md' with { type: 'text' };

const prose = proseIn('car-troubles.md', text);

/** What is on paper against the article's model: recalls, bulletins and extended coverage. */
export const carTroubleMessages: readonly Message[] = [
  {
    id: 'car.troubles',
    slots: ofAllYears,
    wordings: prose('car.troubles'),
  },
  {
    id: 'car.troubles-year',
    slots: ofYear,
    wordings: prose('car.troubles-year'),
  },
  {
    id: 'car.troubles-other',
    slots: (sheet) =>
      sheet.facts.has('car.fault.1') ? null : withYear(sheet, faultsOf(sheet, 'any-fault')),
    wordings: prose('car.troubles-other'),
  },
  {
    id: 'car.recalls',
    slots: recalled,
    wordings: prose('car.recalls'),
  },
  {
    id: 'car.troubles-check',
    slots: (sheet, about) =>
      areRecalls(sheet, about) === true ? { agency: agencyOf(sheet) } : null,
    wordings: prose('car.troubles-check'),
  },
  troublesOf('transmission', 'transmissions'),
  troublesOf('engine', 'engines'),
  {
    id: 'car.troubles-rust',
    slots: (sheet) => ofPart(sheet, 'rust'),
    wordings: prose('car.troubles-rust'),
  },
  {
    id: 'car.troubles-papers',
    slots: (sheet, about) => (areRecalls(sheet, about) === false ? {} : null),
    wordings: prose('car.troubles-papers'),
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
