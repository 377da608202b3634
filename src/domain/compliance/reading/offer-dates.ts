import { isoTime } from '../../../lib/clock.ts';
import { localDay } from '../../../writing/facts/local-date.ts';
import type { CheckContext } from '../rules/context.ts';
import type { Block, Content, Span } from './content.ts';

export type OfferDate = {
  block: Block;
  span: Span;
  /** The last day of the offer, ISO. */
  day: string;
};

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const byWord = new RegExp(
  String.raw`\b(?:expir\w{1,9}|ends?|through|thru|until|by)\s+(?:on\s+)?(?:` +
    String.raw`(?<month>${months.join('|')})\w{0,6}\.?\s+(?<date>\d{1,2})(?:st|nd|rd|th)?\b` +
    String.raw`(?:,?\s+(?<year>20\d\d)\b)?` +
    String.raw`|(?<m>\d{1,2})/(?<d>\d{1,2})(?:/(?<y>20\d\d|\d\d))?\b)`,
  'gi',
);
const hourMs = 3_600_000;

/** Every last day that an item names. One without a year is the one nearest to `today`. */
export function offerDatesIn({ blocks }: Content, today: string): OfferDate[] {
  return blocks.flatMap((block) =>
    [...block.text.matchAll(byWord)].flatMap((match) => {
      const day = dayOf(match.groups ?? {}, today);
      const span = { start: match.index, end: match.index + match[0].length };
      return day === null ? [] : [{ block, span, day }];
    }),
  );
}

/** When the first of the coming last days is over at the store; null where none comes. */
export function nextExpiry(contents: readonly Content[], context: CheckContext): number | null {
  const { today, timeZone } = context;
  const days = contents
    .flatMap((content) => offerDatesIn(content, today))
    .map(({ day }) => day)
    .filter((day) => day >= today)
    .sort();
  return days[0] === undefined ? null : endOfDay(days[0], timeZone);
}

/** The first whole hour at which the day is over in the zone. */
function endOfDay(day: string, timeZone: string): number {
  let at = Date.parse(`${day}T00:00:00Z`) + 8 * hourMs;
  while (localDay(isoTime(at), timeZone) <= day) at += hourMs;
  return at;
}

type Groups = Partial<Record<string, string>>;

function dayOf({ month, date, year, m, d, y }: Groups, today: string): string | null {
  const number = month === undefined ? Number(m) : months.indexOf(month.toLowerCase()) + 1;
  const dayNumber = Number(date ?? d);
  const written = year ?? (y?.length === 2 ? `20${y}` : y);
  if (written !== undefined) return iso(Number(written), number, dayNumber);
  const thisYear = Number(today.slice(0, 4));
  const near = [thisYear - 1, thisYear, thisYear + 1].flatMap(
    (one) => iso(one, number, dayNumber) ?? [],
  );
  return near.toSorted((a, b) => distance(a, today) - distance(b, today))[0] ?? null;
}

function distance(day: string, other: string): number {
  return Math.abs(Date.parse(day) - Date.parse(other));
}

/** Null for a day that no calendar has. */
function iso(year: number, month: number, day: number): string | null {
  const text = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || isoTime(time).slice(0, 10) !== text ? null : text;
}
