/** Making a format costs far more than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const words = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' });

/** The calendar day of an instant in a time zone, as ISO (2026-05-04). */
export function localDay(instant: string, timeZone: string): string {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format.format(new Date(instant));
}

/** "May 4, 2026". */
export function dateInWords(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`));
}
