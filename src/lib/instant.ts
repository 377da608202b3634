const dateTime =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:[Zz]|[+-](\d\d):(\d\d))$/;

/**
 * Milliseconds since the epoch of an RFC 3339 date-time (section 5.6), such as
 * 2026-05-04T08:00:00-05:00. Null for every other text, for days that no calendar has, and for
 * leap seconds, which this clock cannot show. Date.parse takes 30 February and guesses at the rest.
 */
export function parseInstant(text: string): number | null {
  const [, ...parts] = dateTime.exec(text) ?? [];
  const [year = -1, month = 0, day = 0, hour = 24, minute = 60, second = 60] = parts.map(Number);
  const [offsetHours = 0, offsetMinutes = 0] = parts.slice(6).map((part) => Number(part ?? 0));
  if (year < 0 || month < 1 || month > 12) return null;
  // Day 0 of the next month is the last one of this.
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > days || hour > 23 || minute > 59 || second > 59) return null;
  if (offsetHours > 23 || offsetMinutes > 59) return null;
  return Date.parse(text.toUpperCase());
}
