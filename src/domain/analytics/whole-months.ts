import { addDays, addMonths } from './search-export/calendar.ts';
import type { Period } from './search-export/search-entry.ts';

/** YYYY-MM, both inclusive. */
export type Months = { from: string; to: string };

/** A window as the whole months in it, and the days before and after them. */
export function splitByMonth({ first, last }: Period): { months: Months | null; days: Period[] } {
  const begin = first.endsWith('-01') ? first : addMonths(`${first.slice(0, 8)}01`, 1);
  const end = `${addDays(last, 1).slice(0, 8)}01`;
  if (begin >= end) return { months: null, days: [{ first, last }] };
  const edges = [
    { first, last: addDays(begin, -1) },
    { first: end, last },
  ];
  return {
    months: { from: begin.slice(0, 7), to: addDays(end, -1).slice(0, 7) },
    days: edges.filter((edge) => edge.first <= edge.last),
  };
}
