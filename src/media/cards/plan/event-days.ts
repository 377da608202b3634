import type { EventWords } from '../layout/card-words.ts';
import { dayInWords, monthOnLeaf, weekday } from './amounts.ts';
import type { CardLocale } from './card-language.ts';
import { labelsIn } from './labels.ts';

export function leavesOf(first: string, last: string, locale: CardLocale): EventWords['leaves'] {
  const day = (date: string): string => String(Number(date.slice(8)));
  const leaf = (date: string, days: string) => ({ month: monthOnLeaf(date, locale), days });
  if (first === last) return [leaf(first, day(first))];
  if (first.slice(0, 7) === last.slice(0, 7)) return [leaf(first, `${day(first)}–${day(last)}`)];
  return [leaf(first, day(first)), leaf(last, day(last))];
}

/** "Friday, November 28 to Sunday, November 30". */
export function daysInWords(first: string, last: string, now: string, locale: CardLocale): string {
  const named = (day: string): string => {
    const comma = locale.language === 'fr' ? ' ' : ', ';
    return `${weekday(day, locale)}${comma}${dayInWords(day, now, locale)}`;
  };
  const told = first === last ? named(first) : spanOf(named(first), named(last), locale);
  return told.charAt(0).toUpperCase() + told.slice(1);
}

function spanOf(first: string, last: string, { language }: CardLocale): string {
  return labelsIn(language).span(first, last);
}
