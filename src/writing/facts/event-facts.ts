import type { Brief } from '../brief.ts';
import { eventThemeOf, isOfVisits, nameWithoutOffer } from './event-theme.ts';
import type { Fact } from './fact.ts';
import { capitalised } from '../research/reading/display.ts';
import { dateWithWeekday, hourInWords, localDay } from './local-date.ts';

/** What a client said of an event, with its days in the store's time zone. */
export function eventFactsOf(brief: Brief, asOf: string): Fact[] {
  const { event, store } = brief;
  if (!event) return [];
  const { first, last, unsold } = eventDays(brief);
  const given: [string, string, string | null][] = [
    ['event.name', 'Name of the event', eventName(nameWithoutOffer(event))],
    ['event.category', 'Kind of event', event.category],
    ['event.location', 'Place of the event', event.location],
    ['event.description', 'The event in the words of the store', event.description],
    ['event.start', 'First day of the event', first ? dateWithWeekday(first) : null],
    ['event.end', 'Last day of the event', last ? dateWithWeekday(last) : null],
    [
      'event.opens',
      'Hour at which it starts',
      event.opens ?? hourOf(event.startDate, store.timeZone),
    ],
    [
      'event.closes',
      'Hour at which it ends',
      unsold ? null : (event.closes ?? hourOf(event.endDate, store.timeZone)),
    ],
    [
      'event.unsold',
      'Day of it on which no vehicle may be sold',
      unsold && dateWithWeekday(unsold),
    ],
  ];
  return given.flatMap(([id, label, value]) => {
    const source = id === 'event.unsold' ? 'Tex. Transp. Code § 728.002' : 'request';
    return value ? [{ id, label, value, unit: null, source, asOf }] : [];
  });
}

/**
 * The days that an article may invite to. In Texas nobody may sell vehicles on a Saturday and the
 * Sunday after it, so that an event that would end on the Sunday ends the day before.
 */
export function eventDays({ event, store }: Dated): {
  first: string;
  last: string;
  unsold: string | null;
} {
  const [first = '', last = ''] = [event?.startDate, event?.endDate].map((at) =>
    at === undefined || isDay(at) ? (at ?? '') : localDay(at, store.timeZone),
  );
  const isOfSales =
    event && !isOfVisits(eventThemeOf(event)) && !/^(?:Service|Community)/.test(event.category);
  if (store.state !== 'TX' || !isOfSales || last <= first) return { first, last, unsold: null };
  const end = Temporal.PlainDate.from(last);
  if (end.dayOfWeek !== sunday) return { first, last, unsold: null };
  return { first, last: end.subtract({ days: 1 }).toString(), unsold: last };
}

const sunday = 7;

type Dated = Pick<Brief, 'event'> & { store: Pick<Brief['store'], 'state' | 'timeZone'> };

/** A date alone has no hour, whatever midnight it was stored as. */
function hourOf(instant: string, timeZone: string): string | null {
  return isDay(instant) ? null : hourInWords(instant, timeZone);
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

/** As it was typed, unless nobody touched the shift key. */
export function eventName(typed: string): string {
  return /\p{Lu}/u.test(typed) ? typed : capitalised(typed);
}
