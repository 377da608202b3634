import { parseInstant } from './instant.ts';

/**
 * Milliseconds since the epoch of a time with an offset, or as people write it, at a place:
 * "2026-05-04 08:00". Null for what is neither, also for an hour that a change of the clocks leaves
 * out or has twice.
 */
export function parseTimeAt(text: string, timeZone: string): number | null {
  const given = text.trim();
  return parseInstant(given) ?? localTime(given, timeZone);
}

function localTime(text: string, timeZone: string): number | null {
  if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/.test(text)) return null;
  try {
    const time = Temporal.PlainDateTime.from(text.replace(' ', 'T'));
    return time.toZonedDateTime(timeZone, { disambiguation: 'reject' }).epochMilliseconds;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
