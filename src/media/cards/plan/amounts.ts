import { cleanText } from '../draw/clean-text.ts';
import type { CardLocale } from './card-language.ts';

/** "$41,750", "41 750 $"; cents where there are any, and the currency where it is a foreign one. */
export function money(cents: number, currency: string, { tag }: CardLocale): string {
  const isOwn = currency === (tag.endsWith('CA') ? 'CAD' : 'USD');
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: isOwn ? 'narrowSymbol' : 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return tight(format.format(cents / 100));
}

export function count(value: number, { tag }: CardLocale): string {
  return tight(new Intl.NumberFormat(tag).format(value));
}

/** "November 14"; with the year where it is not this one. */
export function dayInWords(day: string, now: string, { tag }: CardLocale, withYear = false) {
  const isOther = day.slice(0, 4) !== now.slice(0, 4);
  return tight(
    new Intl.DateTimeFormat(tag, {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
      ...(withYear || isOther ? { year: 'numeric' } : {}),
    }).format(new Date(`${day}T00:00:00Z`)),
  );
}

export function weekday(day: string, { tag }: CardLocale): string {
  const options = { weekday: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(tag, options).format(new Date(`${day}T00:00:00Z`));
}

/** "NOV". */
export function monthOnLeaf(day: string, { tag }: CardLocale): string {
  const options = { month: 'short', timeZone: 'UTC' } as const;
  const month = new Intl.DateTimeFormat(tag, options).format(new Date(`${day}T00:00:00Z`));
  return month.replace('.', '').toUpperCase();
}

/** An amount or a day is not broken at the end of a line. */
function tight(text: string): string {
  return cleanText(text).replaceAll(' ', '\u00A0');
}
