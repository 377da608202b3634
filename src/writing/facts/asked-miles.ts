import type { Car } from '../cars/car-of.ts';
import { guideMonth } from '../cars/guide.ts';
import type { Brief } from '../brief.ts';
import type { Fact } from './fact.ts';

const source = 'Federal Highway Administration, average annual miles per driver';
const usual = 13_476;
/** So far from the usual figure it is told as less or more. */
const near = 2500;
/** What is much on any car. */
const bounds = { many: 110_000, most: 180_000 };

const typed = /\b(\d{2,3})(?:\s?k|,?\s?000)\b(?=\s*(?:mi\b|miles?\b|on\b|too\b|$))/i;

/** The odometer that a keyword names: "90k miles", "150,000 miles". Null for limits and others. */
export function askedMiles(keyword: string | null): number | null {
  if (keyword === null || !/\bmi(?:les?)?\b|\bodometer\b/i.test(keyword)) return null;
  if (/\b(?:under|less than|below|up to|over|fewer than)\b/i.test(keyword)) return null;
  const [, thousands] = typed.exec(keyword) ?? [];
  const miles = Number(thousands ?? 0) * 1000;
  return miles >= 30_000 && miles <= 400_000 ? miles : null;
}

/** Whether a car with a named odometer is asked for, and nothing else of it. */
export function asksOfOdometer(words: readonly string[]): boolean {
  const typedWords = words.join(' ');
  if (!odometer.test(typedWords)) return false;
  return typedWords
    .replace(odometer, ' ')
    .split(' ')
    .every((word) => word === '' || small.test(word));
}

const odometer = /\b\d{2,3}(?:k|,?000) (?:mi|miles?|kms?|kilomet(?:er|re)s?)\b/i;
const small = new RegExp(
  '^(?:should|would|i|you|buy|buying|purchase|get|a|an|the|with|on|at|for|is|it|worth|good|bad|' +
    'ok|okay|deal|idea|too|many|much|lot|high|mileage|still|old|used|of|to|car|and|has|that)$',
  'i',
);

/** What a named odometer comes to: a year on a car of that age, or much or little on any. */
export function milesFactsOf({ keyword, now, store }: Brief, car: Car | null): Fact[] {
  const miles = store.country === 'US' && car ? askedMiles(keyword) : null;
  if (miles === null) return [];
  const facts = [factOf('asked', `${miles.toLocaleString('en-US')} miles`, 'request')];
  const year = car?.year ?? null;
  if (year === null) {
    const size = miles <= bounds.many ? 'few' : miles <= bounds.most ? 'many' : 'most';
    return [...facts, factOf(size, String(miles), 'request')];
  }
  const years = Math.max(1, Number(now.toString().slice(0, 4)) - year);
  const each = Math.round(miles / years / 500) * 500;
  const size = each > usual + near ? 'above' : each < usual - near ? 'below' : 'usual';
  return [
    ...facts,
    factOf('year', String(year), 'request'),
    factOf(`${size}`, `${each.toLocaleString('en-US')} miles`, 'request'),
    factOf('average', `${usual.toLocaleString('en-US')} miles`, source),
  ];
}

function factOf(id: string, value: string, from: string): Fact {
  return {
    id: `miles.${id}`,
    label: 'Odometer that the keyword names',
    value,
    unit: null,
    source: from,
    asOf: guideMonth,
  };
}
