import { lazy } from '../../lib/lazy.ts';

/** Making a format costs far more than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const words = lazy(() => inUtc('long'));
const withWeekday = lazy(() => inUtc('full'));

/** The calendar day of an instant in a time zone, as ISO (2026-05-04). */
export function localDay(instant: string, timeZone: string): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format.format(new Date(instant));
}

/** "May 4, 2026". */
export function dateInWords(day: string): string {
  return words().format(new Date(`${day}T00:00:00Z`));
}

/** "Monday, May 4, 2026". */
export function dateWithWeekday(day: string): string {
  return withWeekday().format(new Date(`${day}T00:00:00Z`));
}

function inUtc(dateStyle: 'long' | 'full'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle });
}

/** The hour of an instant in a time zone: "10 a.m.", "5:30 p.m."; null at midnight. */
export function hourInWords(instant: string, timeZone: string): string | null {
  const time = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
    .format(new Date(instant))
    .replace(/[\u00a0\u202f]/g, ' ');
  if (/^12:00 AM$|^11:59 PM$/.test(time)) return null;
  return time.replace(':00', '').replace('AM', 'a.m.').replace('PM', 'p.m.');
}
