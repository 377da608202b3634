const { PlainDate } = Temporal;

/**
 * YYYY-MM-DD of a date as exports write it, or null: ISO, "6/28/25" (month first), "Jun 28,
 * 2025".
 */
export function readDate(text: string): string | null {
  const trimmed = text.trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(trimmed);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(trimmed);
  if (slashed) return dateOf(slashed[3], slashed[1], slashed[2]);
  const worded = /^([A-Za-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/.exec(trimmed);
  return worded ? dateOf(worded[3], monthNumber(worded[1] ?? ''), worded[2]) : null;
}

/** `days` may be negative. */
export function addDays(date: string, days: number): string {
  return PlainDate.from(date).add({ days }).toString();
}

export function addMonths(date: string, months: number): string {
  return PlainDate.from(date).add({ months }).toString();
}

/** Days from the first to the last date, both counted. */
export function daysIn({ first, last }: { first: string; last: string }): number {
  return PlainDate.from(first).until(last).total({ unit: 'days' }) + 1;
}

function dateOf(year = '', month = '', day = ''): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  try {
    const fields = { year: Number(fullYear), month: Number(month), day: Number(day) };
    return PlainDate.from(fields, { overflow: 'reject' }).toString();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function monthNumber(name: string): string {
  const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
  return String(months.indexOf(name.toLowerCase()) + 1);
}
