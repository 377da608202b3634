import type { Weekday } from '../../../../schema/contracts/store-details.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { contactAsked } from '../../research/questions/contact.ts';
import { type Department, departmentIn, hoursOn } from '../../facts/departments.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { factSlot } from '../fact-slots.ts';
import { joinWithAnd } from '../lists.ts';
import type { Message } from '../message.ts';
import { plain, type Slot, type Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/store-hours.md' with { type: 'text' };

const prose = proseIn('store-hours.md', text);

const spoken: Readonly<Record<Department, string>> = {
  sales: 'sales department',
  service: 'service department',
  parts: 'parts counter',
};
const dayNames: Partial<Record<Weekday, string>> = { sat: 'Saturdays', sun: 'Sundays' };

const hoursWordings = prose('hoursWordings');
const phoneWordings = prose('phoneWordings');

/** When each part of the store is open, and how to reach it, as the store has entered it. */
export const storeHoursMessages: readonly Message[] = [
  {
    id: 'store.hours',
    slots: (sheet, about) => hoursOf(sheet, departmentOf(about)),
    wordings: hoursWordings,
  },
  {
    id: 'store.day-hours',
    slots: (sheet, about) => dayHoursOf(sheet, departmentOf(about), about.split('|')[1] ?? ''),
    wordings: prose('store.day-hours'),
  },
  {
    id: 'store.saturday-hours',
    slots: (sheet, about) => dayHoursOf(sheet, departmentOf(about), 'sat'),
    wordings: prose('store.saturday-hours'),
  },
  {
    id: 'store.service-hours',
    slots: (sheet) => hoursOf(sheet, 'service'),
    wordings: hoursWordings,
  },
  { id: 'store.parts-hours', slots: (sheet) => hoursOf(sheet, 'parts'), wordings: hoursWordings },
  { id: 'store.sales-phone', slots: (sheet) => phoneOf(sheet, 'sales'), wordings: phoneWordings },
  { id: 'store.parts-phone', slots: (sheet) => phoneOf(sheet, 'parts'), wordings: phoneWordings },
  {
    id: 'store.department-phone',
    slots: (sheet, about) => phoneOf(sheet, departmentOf(about)),
    wordings: phoneWordings,
  },
  {
    // For who asks for the number of a department that has none of its own.
    id: 'answer.main-phone',
    slots: ({ brief }, about) => {
      const { reading } = askedSubjectOf(brief) ?? {};
      const isAsked = reading !== undefined && contactAsked(reading)?.kind === 'phone';
      return isAsked ? { department: plain(spoken[departmentOf(about)]) } : null;
    },
    wordings: prose('answer.main-phone'),
  },
];

function departmentOf(about: string): Department {
  const [name] = about.split('|');
  return name === 'service' || name === 'parts' ? name : 'sales';
}

function hoursOf(sheet: FactSheet, wanted: Department): Slots | null {
  const hours = sheet.brief.store.details?.sections.hours ?? [];
  const own = departmentIn(
    hours.map(({ department }) => department),
    wanted,
  );
  if (!own) return null;
  return {
    department: plain(spoken[wanted]),
    hours: inRunningText(factSlot(sheet, `store.hours.${own.slug}`)),
  };
}

/** "Monday through Friday from 9 a.m. to 8 p.m. and Saturday from 9 a.m. to 6 p.m." */
function inRunningText(slot: Slot | null): Slot | null {
  if (!slot) return null;
  const parts = slot.text.split('; ').map((part) => part.replace(/, (?=\d|noon)/, ' from '));
  return { ...slot, text: joinWithAnd(parts) };
}

/** {open} and {day} where it is open on that day, else {closed}. */
function dayHoursOf(sheet: FactSheet, wanted: Department, day: string): Slots | null {
  const usual = hoursOf(sheet, wanted);
  const name = dayNames[day as Weekday];
  const [id] = usual?.['hours']?.factIds ?? [];
  if (!usual || !name || !id) return null;
  const slugOf = id.slice('store.hours.'.length);
  const all = sheet.brief.store.details?.sections.hours ?? [];
  const own = all.filter(({ department }) => departmentIn([department], wanted)?.slug === slugOf);
  const open = hoursOn(own, day as Weekday);
  const told = { text: name, factIds: [id] };
  return open === ''
    ? { ...usual, closed: told }
    : { ...usual, day: told, open: { text: open, factIds: [id] } };
}

export function phoneOf(sheet: FactSheet, wanted: Department): Slots | null {
  const phones = sheet.brief.store.details?.sections.phones ?? [];
  const own = departmentIn(
    phones.map(({ department }) => department),
    wanted,
  );
  if (!own) return null;
  return {
    department: plain(spoken[wanted]),
    number: factSlot(sheet, `store.phone.${own.slug}`),
  };
}
