import type { comparisons } from '../../../schema/contracts/analytics.ts';
import { isoTime } from '../../lib/clock.ts';
import { invalid } from '../../problem.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import { addDays, addMonths, daysIn, readDate } from './search-export/calendar.ts';
import type { Period } from './search-export/search-entry.ts';

export type WindowQuery = {
  start_date?: string;
  end_date?: string;
  compare?: (typeof comparisons)[number];
};

/** The days that a read is about, and those that it compares them with. */
export type Windows = { main: Period; compared: Period | null };

const usualDays = 28;
const mostMonths = 16;

/** Throws a 400 that names the parameter. `timeZone` is the site's. */
export function windowsOf(query: WindowQuery, timeZone: string, now: number): Windows {
  const today = localDay(isoTime(now), timeZone);
  const last = dayOf('end_date', query.end_date) ?? addDays(today, -1);
  const first = dayOf('start_date', query.start_date) ?? addDays(last, 1 - usualDays);
  if (last > today) throw invalid('end_date', `must not be after today (${today})`);
  if (first > last) {
    throw invalid('start_date', `must not be after end_date (${last})`);
  }
  if (first < addMonths(last, -mostMonths)) {
    throw invalid('start_date', `must be at most ${mostMonths} months before end_date (${last})`);
  }
  const main = { first, last };
  return { main, compared: query.compare ? comparedWith(main, query.compare) : null };
}

/** As many days right before, or the same dates of the year before. */
export function comparedWith(
  { first, last }: Period,
  how: NonNullable<WindowQuery['compare']>,
): Period {
  if (how === 'previous_year') return { first: addMonths(first, -12), last: addMonths(last, -12) };
  return { first: addDays(first, -daysIn({ first, last })), last: addDays(first, -1) };
}

/** Every day of a period, in order. */
export function daysOf({ first, last }: Period): string[] {
  return Array.from({ length: daysIn({ first, last }) }, (_, index) => addDays(first, index));
}

function dayOf(name: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (readDate(text) !== text) throw invalid(name, `${text} is no day of the calendar`);
  return text;
}
