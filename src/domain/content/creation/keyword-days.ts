import { occasionsAhead } from '../../../writing/facts/sales-calendar.ts';

const { PlainDate } = Temporal;

/** ISO days, both inclusive. */
export type Days = { start: string; end: string };

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const dayNumber = '(\\d{1,2})(?:st|nd|rd|th)?';
const to = '\\s*(?:-|–|—|to|through|until|and)\\s*';
const isoDays = new RegExp(
  `\\b(\\d{4}-\\d\\d-\\d\\d)(?:(?:${to}|\\s+)(\\d{4}-\\d\\d-\\d\\d))?\\b`,
  'iu',
);
const monthDays = new RegExp(
  `\\b${monthWord}\\s+${dayNumber}(?:${to}(?:${monthWord}\\s+)?${dayNumber})?\\b`,
  'iu',
);
/** "may" and "march" alone are no months. */
const wholeMonth = new RegExp(`\\b(?!(?:may|march)\\b(?!\\s+\\d{4}))${monthWord}(?=\\s|$)`, 'iu');
const yearNumber = /\b(20\d\d)\b/u;

const occasionWords: readonly (readonly [id: string, words: RegExp])[] = [
  ['presidents-day', /\bpresident[’']?s?[’']? day\b/iu],
  ['memorial-day', /\bmemorial day\b/iu],
  ['victoria-day', /\bvictoria day\b/iu],
  ['canada-day', /\bcanada day\b/iu],
  ['july-4', /\b(?:4th of july|fourth of july|july 4(?:th)?|independence day)\b/iu],
  ['labor-day', /\blabou?r day\b/iu],
  ['labour-day', /\blabou?r day\b/iu],
  ['black-friday', /\bblack friday\b/iu],
  ['year-end', /\byear[- ]end\b/iu],
];

/** The days that a keyword names, with its words for them taken out; null where it names none. */
export type FoundDays = Days & { occasion: string | null; rest: string };

/**
 * Reads "2026-05-22 to 2026-05-25", "May 22-25", "October 2026" and the occasions of the sales
 * calendar ("Memorial Day"). Days without a year are the next ones, today's included.
 */
export function daysIn(keyword: string, today: string, country: string): FoundDays | null {
  const [isoMatch, first = '', last = first] = isoDays.exec(keyword) ?? [];
  if (isoMatch !== undefined) {
    const [start, end] = [validDay(first), validDay(last)];
    return start && end ? found(keyword, isoMatch, { start, end }) : null;
  }
  const year = Number(yearNumber.exec(keyword)?.[1] ?? Number.NaN);
  const said = Number.isNaN(year) ? null : year;
  const occasion = occasionIn(keyword, today, country, said);
  if (occasion) return occasion;
  // Days that no calendar has are no whole month either.
  const read = monthDays.test(keyword) ? daysOfMonths : monthIn;
  return read(keyword, today, said);
}

function occasionIn(keyword: string, today: string, country: string, year: number | null) {
  const ids = occasionWords.filter(([, words]) => words.test(keyword)).map(([id]) => id);
  if (ids.length === 0) return null;
  const from = year === null ? today : `${year}-01-01`;
  const near = occasionsAhead(country, from, year === null ? -40 : 0, 400);
  const occasion = near.find(({ id, end, start }) => {
    return ids.includes(id) && end >= from && (year === null || start.startsWith(`${year}-`));
  });
  if (!occasion) return null;
  const { name, start, end } = occasion;
  return { start, end, occasion: name, rest: keyword };
}

function daysOfMonths(keyword: string, today: string, said: number | null) {
  const match = monthDays.exec(keyword);
  if (!match) return null;
  const [words, month, day, otherMonth, otherDay] = match;
  const [startMonth, endMonth] = [numberOf(month), numberOf(otherMonth ?? month)];
  const of = (year: number): Days | null => {
    const start = dayOf(year, startMonth, Number(day));
    const end = dayOf(endMonth < startMonth ? year + 1 : year, endMonth, Number(otherDay ?? day));
    return start && end && end >= start ? { start, end } : null;
  };
  const days = nextOf(of, today, said);
  return days && found(keyword, words, days);
}

function monthIn(keyword: string, today: string, said: number | null) {
  const match = wholeMonth.exec(keyword);
  if (!match) return null;
  const month = numberOf(match[1]);
  const of = (year: number): Days | null => {
    const start = dayOf(year, month, 1);
    const end = start && PlainDate.from(start).add({ months: 1 }).subtract({ days: 1 });
    return start && end ? { start, end: end.toString() } : null;
  };
  const days = nextOf(of, today, said);
  return days && found(keyword, match[0], days);
}

/** Of the year that was said, else the first that is not over. */
function nextOf(of: (year: number) => Days | null, today: string, said: number | null) {
  if (said !== null) return of(said);
  const { year } = PlainDate.from(today);
  return [year - 1, year, year + 1].map(of).find((days) => days && days.end >= today) ?? null;
}

function found(keyword: string, words: string, days: Days): FoundDays {
  return { ...days, occasion: null, rest: keyword.replace(words, ' ') };
}

function numberOf(month = ''): number {
  return months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
}

function validDay(text: string): string | null {
  const [year, month, day] = text.split('-').map(Number);
  return dayOf(year ?? 0, month ?? 0, day ?? 0);
}

function dayOf(year: number, month: number, day: number): string | null {
  try {
    return PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
