import type { ArticleEvent } from '../../../../schema/tables/articles.ts';
import { isoTime } from '../../../lib/clock.ts';
import { localDay } from '../../../writing/facts/local-date.ts';
import type { StoreProfile } from '../../../writing/store-profile.ts';
import { type Days, daysIn } from './keyword-days.ts';

/** What makes a few words the name of an event. */
const eventWord = new RegExp(
  '\\b(?:event|sales?|days?|weekend|week|month|celebration|party|launch|reveal|debut|special|' +
    'clinic|show|drive|clearance|fest(?:ival)?|open house|appreciation|fundraiser|bash|blowout|' +
    'sell-?a?-?thon|[a-z]+athon|auction|fair|expo|meet)\\b',
  'iu',
);

/** The first that fits; everything else is a sale. */
const categories: readonly (readonly [ArticleEvent['category'], RegExp])[] = [
  ['Test Drive Event', /\btest[- ]?drives?\b/iu],
  ['New Model Launch', /\b(?:launch|reveal|unveiling|debut|premiere|all-new)\b/iu],
  ['Owner Appreciation', /\b(?:owners?|customers?|appreciation)\b/iu],
  ['Service Special', /\b(?:service|oil|tires?|brakes?|batter(?:y|ies)|parts|maintenance)\b/iu],
  ['Community Event', /\b(?:community|charity|fundraiser|food drive|toy drive|car show)\b/iu],
  ['Holiday Celebration', /\b(?:celebration|party|festival|fest|open house)\b/iu],
];

/** What is missing, in the words of POST /sales-events. */
export type EventRead = { event: ArticleEvent } | { missing: string[] };

/**
 * The event that a keyword announces: its name and days from the keyword, its place from the
 * store, its kind from its words. An event without hours lasts from midnight to midnight.
 */
export function eventIn(keyword: string, store: StoreProfile, nowMs: number): EventRead {
  const days = daysIn(keyword, localDay(isoTime(nowMs), store.timeZone), store.country);
  const name = days?.occasion ?? nameIn(days?.rest ?? keyword);
  const location = addressOf(store);
  const missing = [
    ...(name === null ? ['event_name'] : []),
    ...(days === null ? ['start_date', 'end_date'] : []),
    ...(location === null ? ['location'] : []),
  ];
  if (name === null || days === null || location === null) return { missing };
  const category = categories.find(([, words]) => words.test(keyword))?.[0] ?? 'Sales Event';
  return {
    event: { name, ...instantsOf(days, store.timeZone), location, category, description: null },
  };
}

function nameIn(words: string): string | null {
  const name = words
    .replace(/\b20\d\d\b/gu, ' ')
    .replace(/[\s,;:–—-]+$|^[\s,;:–—-]+/gu, '')
    .replace(/\s+(?:in|on|from|at|for|this)$/iu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!eventWord.test(name)) return null;
  return name.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function addressOf({ name, street, city, state, zip }: StoreProfile): string | null {
  if (street === null && city === null) return null;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street ?? name, place].filter((part) => part !== '').join(', ');
}

function instantsOf({ start, end }: Days, timeZone: string) {
  const at = (day: string, plainTime: string): string => {
    const moment = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime });
    return isoTime(moment.epochMilliseconds);
  };
  return { startDate: at(start, '00:00'), endDate: at(end, '23:59') };
}
