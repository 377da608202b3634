import { addDays, addMonths, daysIn } from '../../domain/analytics/search-export/calendar.ts';
import { storePath, type StoreVisit } from '../visit.ts';

export const views = ['month', 'week'] as const;
export type CalendarView = (typeof views)[number];

/** The days of a calendar: whole weeks from Sunday on, in the zone of the store. */
export type Calendar = {
  view: CalendarView;
  at: string;
  days: string[];
  /** In milliseconds: from the first day on, and before what follows the last. */
  from: number;
  to: number;
};

export function calendarOf({ url, show }: StoreVisit): Calendar {
  const params = url.searchParams;
  const view = views.find((name) => name === params.get('view')) ?? 'month';
  const at = dayIn(params.get('at')) ?? show.isoDay(show.now);
  const first = sundayBefore(view === 'month' ? `${at.slice(0, 7)}-01` : at);
  const end = view === 'month' ? addDays(addMonths(`${at.slice(0, 7)}-01`, 1), -1) : at;
  const last = addDays(sundayBefore(end), 6);
  const count = daysIn({ first, last });
  const days = Array.from({ length: count }, (_, index) => addDays(first, index));
  const startOf = (day: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime(show.timeZone).epochMilliseconds;
  return { view, at, days, from: startOf(first), to: startOf(addDays(last, 1)) };
}

export function calendarPath(visit: StoreVisit, view: CalendarView, at: string | null): string {
  const params = new URLSearchParams();
  if (view !== 'month') params.set('view', view);
  if (at !== null) params.set('at', at);
  const query = params.toString();
  return storePath(visit, query === '' ? '/social' : `/social?${query}`);
}

/** The same view, one step earlier or later. */
export function stepped({ view, at }: Calendar, by: 1 | -1): string {
  return view === 'week' ? addDays(at, 7 * by) : addMonths(`${at.slice(0, 7)}-01`, by);
}

function sundayBefore(day: string): string {
  return addDays(day, -(Temporal.PlainDate.from(day).dayOfWeek % 7));
}

function dayIn(text: string | null): string | null {
  if (text === null || !/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  // The engine takes the 31st of February for a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : null;
}
