import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { wordingsOf } from '../wordings-of.ts';

/** What an event is, when and where; its words are the client's own. */
export const eventWhenMessages: readonly Message[] = [
  {
    id: 'event.one-day',
    slots: (sheet) => (daysOf(sheet) === 1 ? eventSlots(sheet) : null),
    wordings: wordingsOf(`
      - {event} takes place on {start} {place}.
      - Note the day, {start}: {event} takes place {place}.
      - On {start} it is time for {event} {place}.
    `),
  },
  {
    id: 'event.days',
    slots: (sheet) => (daysOf(sheet) === 1 ? null : eventSlots(sheet)),
    wordings: wordingsOf(`
      - {event} runs from {first} to {end} {place}.
      - From {first} to {end}, it is time for {event} {place}.
      - Note the days from {first} to {end}: {event} takes place {place}.
    `),
  },
  {
    id: 'event.hours',
    slots: (sheet) => {
      const [opens, closes] = [slotOf(sheet, 'event.opens'), slotOf(sheet, 'event.closes')];
      return daysOf(sheet) === 1 && opens?.text !== closes?.text ? { opens, closes } : null;
    },
    wordings: wordingsOf(`
      - It lasts from {opens} to {closes} that day.
      - Between {opens} and {closes} we expect you.
      - Come any time between {opens} and {closes} on that day.
    `),
  },
  {
    id: 'event.first-hour',
    slots: (sheet) => (daysOf(sheet) > 1 ? eventSlots(sheet) : null),
    wordings: wordingsOf(`
      - Doors open at {opens} on the first day and close at {closes} on the last.
      - We start at {opens} on the first day and end at {closes} on the last.
    `),
  },
  {
    id: 'event.ask-hours',
    slots: (sheet) => (sheet.facts.has('event.opens') ? null : {}),
    wordings: wordingsOf(`
      - Call {phone} for the hours of each day.
      - For the hours, call {phone} before you set out.
    `),
  },
];

export function eventSlots(sheet: FactSheet): Slots | null {
  if (!sheet.brief.event) return null;
  return {
    event: slotOf(sheet, 'event.name'),
    start: slotOf(sheet, 'event.start'),
    first: firstDayOf(sheet),
    end: slotOf(sheet, 'event.end'),
    place: placeOf(sheet),
    opens: slotOf(sheet, 'event.opens'),
    closes: slotOf(sheet, 'event.closes'),
  };
}

/** "at the showroom", "in Duluth", "on Haines Road": with the word that the client left out. */
function placeOf(sheet: FactSheet): Slot | null {
  const place = slotOf(sheet, 'event.location');
  if (!place) return null;
  const text = place.text.replace(/\.+$/, '');
  if (/^(at|in|on|behind|outside|inside|near|across)\s/i.test(text)) {
    return { ...place, text: text.charAt(0).toLowerCase() + text.slice(1) };
  }
  const { city } = sheet.brief.store;
  const isTown = city !== null && text.toLowerCase().startsWith(city.toLowerCase());
  return { ...place, text: `${isTown ? 'in' : 'at'} ${text}` };
}

/** The first day, without its year where the last one has the same. */
function firstDayOf(sheet: FactSheet): Slot | null {
  const [start, end] = [slotOf(sheet, 'event.start'), slotOf(sheet, 'event.end')];
  const year = /, \d+$/.exec(end?.text ?? '')?.[0] ?? '';
  return start && { ...start, text: start.text.replace(year, '') };
}

function slotOf({ facts }: FactSheet, id: string): Slot | null {
  const fact = facts.get(id);
  return fact ? { text: String(fact.value), factIds: [id] } : null;
}

/** Calendar days by the store's clock; one when it ends on the day on which it starts. */
function daysOf({ facts }: FactSheet): number {
  return facts.get('event.start')?.value === facts.get('event.end')?.value ? 1 : 2;
}
