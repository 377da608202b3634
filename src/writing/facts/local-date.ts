/** The calendar day of an instant in a time zone, as ISO (2026-05-04). */
export function localDay(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(
    new Date(instant),
  );
}

/** "May 4, 2026". */
export function dateInWords(day: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
