import type { Brief } from '../brief.ts';
import { nameWithoutOffer } from './event-theme.ts';
import type { Fact } from './fact.ts';
import { capitalised } from '../research/reading/display.ts';
import { dateWithWeekday, hourInWords, localDay } from './local-date.ts';

/** What a client said of an event, with its days in the store's time zone. */
export function eventFactsOf({ event, store }: Brief, asOf: string): Fact[] {
  if (!event) return [];
  const [first, last] = [event.startDate, event.endDate].map((at) =>
    isDay(at) ? at : localDay(at, store.timeZone),
  );
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
      event.closes ?? hourOf(event.endDate, store.timeZone),
    ],
  ];
  return given.flatMap(([id, label, value]) =>
    value ? [{ id, label, value, unit: null, source: 'request', asOf }] : [],
  );
}

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
