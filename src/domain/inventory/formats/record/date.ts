const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads a calendar date as ISO (YYYY-MM-DD) from ISO, 20260801, 8/1/2026 and 8/1/26 (month first,
 * the practice of North American exports; day first where the first figure exceeds 12),
 * 1.8.2026 (day first) and "Aug 1, 2026". Null when it is none of these or no such day exists.
 */
export function readDate(text: string): string | null {
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:\D|$)/.exec(text);
  if (iso) return calendarDay(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\D|$)/.exec(text);
  if (dotted) return calendarDay(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:\D|$)/.exec(text);
  if (slashed) return slashedDay(slashed[1] ?? '', slashed[2] ?? '', slashed[3] ?? '');
  const named = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/i.exec(text);
  const month = months.indexOf((named?.[1] ?? '').toLowerCase()) + 1;
  return named && month > 0 ? calendarDay(named[3], String(month), named[2]) : null;
}

/** The ISO date `days` before an ISO date. */
export function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);
}

function slashedDay(first: string, second: string, yearText: string): string | null {
  const year = yearText.length === 2 ? `20${yearText}` : yearText;
  return Number(first) > 12 ? calendarDay(year, second, first) : calendarDay(year, first, second);
}

function calendarDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time)) return null;
  return new Date(time).toISOString().slice(0, 10) === text ? text : null;
}
