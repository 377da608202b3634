const dateTime = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:[0-5]\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/;

/**
 * Milliseconds since the epoch of an RFC 3339 date-time (section 5.6), such as
 * 2026-05-04T08:00:00-05:00. Null for every other text, for days that no calendar has, and for
 * leap seconds, which this clock cannot show. Temporal takes more forms, Date.parse 30 February.
 */
export function parseInstant(text: string): number | null {
  if (!dateTime.test(text)) return null;
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
