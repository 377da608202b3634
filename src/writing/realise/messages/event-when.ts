import { hour } from '../../../lib/clock.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { eventDays } from '../../facts/event-facts.ts';
import type { Message } from '../message.ts';
import type { Slot, Slots } from '../slots.ts';
import { proseIn } from '../prose-in.ts';
import text from './en/event-when.md' with { type: 'text' };

const prose = proseIn('event-when.md', text);

/** Where the law leaves one of two days. */
const unsold: Message = {
  id: 'event.unsold',
  slots: (sheet) => (isIn('after', sheet) ? null : { day: slotOf(sheet, 'event.unsold') }),
  wordings: prose('event.unsold'),
};

/** What an event is, when and where; its words are the client's own. */
export const eventWhenMessages: readonly Message[] = [
  {
    id: 'event.one-day',
    slots: (sheet) => (isIn('before', sheet) && daysOf(sheet) === 1 ? eventSlots(sheet) : null),
    wordings: prose('event.one-day'),
  },
  {
    id: 'event.days',
    slots: (sheet) => (isIn('before', sheet) && daysOf(sheet) > 1 ? eventSlots(sheet) : null),
    wordings: prose('event.days'),
  },
  {
    id: 'event.running',
    slots: (sheet) => (isIn('during', sheet) ? eventSlots(sheet) : null),
    wordings: prose('event.running'),
  },
  {
    id: 'event.over',
    slots: (sheet) => (isIn('after', sheet) ? eventSlots(sheet) : null),
    wordings: prose('event.over'),
  },
  {
    id: 'event.next',
    slots: (sheet) => (isIn('after', sheet) ? {} : null),
    wordings: prose('event.next'),
  },
  {
    id: 'event.hours',
    slots: (sheet) => {
      const [opens, closes] = [slotOf(sheet, 'event.opens'), slotOf(sheet, 'event.closes')];
      const isTold = daysOf(sheet) === 1 && !isIn('after', sheet);
      return isTold && opens?.text !== closes?.text ? { opens, closes } : null;
    },
    wordings: prose('event.hours'),
  },
  {
    id: 'event.first-hour',
    slots: (sheet) => (isFewDays(sheet) && isIn('before', sheet) ? eventSlots(sheet) : null),
    wordings: prose('event.first-hour'),
  },
  {
    id: 'event.ask-hours',
    slots: (sheet) => {
      const isTold = sheet.facts.has('event.closes') && (daysOf(sheet) === 1 || isFewDays(sheet));
      return isTold || isIn('after', sheet) ? null : {};
    },
    wordings: prose('event.ask-hours'),
  },
  unsold,
];

export function eventSlots(sheet: FactSheet): Slots | null {
  if (!sheet.brief.event) return null;
  return {
    the_event: withArticleOf(sheet, 'the'),
    The_event: withArticleOf(sheet, 'The'),
    start: slotOf(sheet, 'event.start'),
    first: firstDayOf(sheet),
    end: slotOf(sheet, 'event.end'),
    day: weekdayOf(sheet, 'event.start'),
    lastday: weekdayOf(sheet, 'event.end'),
    place: placeOf(sheet),
    opens: slotOf(sheet, 'event.opens'),
    closes: slotOf(sheet, 'event.closes'),
  };
}

/** "the Tax Refund Sale", and "Spring Truck Days" as it is. */
function withArticleOf(sheet: FactSheet, article: string): Slot | null {
  const name = slotOf(sheet, 'event.name');
  // "Join us for Black Friday, Friday" would ask people to a date.
  if (name && bareHoliday.test(name.text)) {
    return { ...name, text: `${article === 'The' ? 'Our' : 'our'} ${name.text} event` };
  }
  if (!name || !takesArticle.test(name.text) || named.test(name.text)) return name;
  return { ...name, text: `${article} ${name.text}` };
}

/** A name that ends in a thing of which there is one; "The", "Our" and a store's own it has. */
const takesArticle = new RegExp(
  String.raw`\b(?:sale|event|clearance|clinic|celebration|blow-?out|party|expo|show|open house|` +
    String.raw`festival|fest|special|launch|roundup|sell-?down|close-?out|meet|drive|fair|tour|` +
    String.raw`cookout|weekend|giveaway|raffle|premiere|reveal|check(?:-?up)?|swap)$`,
  'i',
);
const named = /^(?:the|our|a|an)\b|^\S+['’]s\b(?! (?:day|week|month)\b)/i;
const bareHoliday = new RegExp(
  '^(?:black friday|cyber monday|boxing day|easter|christmas|thanksgiving|' +
    `(?:fourth|4th) of july|july 4th|new year['’]?s(?: day| eve)?|` +
    `(?:memorial|labou?r|presidents['’]?|veterans|independence|victoria|canada) day)$`,
  'i',
);

/** "Friday": enough where all is within a week. */
function weekdayOf(sheet: FactSheet, id: string): Slot | null {
  const day = slotOf(sheet, id);
  return day && { ...day, text: day.text.split(',')[0] ?? day.text };
}

/** Two to seven days: of a longer one the first and the last hour tell nobody when to come. */
function isFewDays({ brief: { event } }: FactSheet): boolean {
  if (!event) return false;
  const length = Date.parse(event.endDate) - Date.parse(event.startDate);
  return length >= 12 * hour && length < 7 * 24 * hour;
}

/** "Showroom": a part of the store, of which there is one. */
const bare = new RegExp(
  '^(?:service (?:drive|department|center|centre|lane)|showroom|dealership|store|shop|' +
    '(?:parking |front |back )?lot)$',
  'i',
);

/** "at the showroom", "in Duluth", "on Haines Road": with the word that the client left out. */
function placeOf(sheet: FactSheet): Slot | null {
  const place = slotOf(sheet, 'event.location');
  // Nobody named a place: it's the store.
  if (!place) return { text: `at ${sheet.brief.store.name}`, factIds: ['store.name'] };
  const text = place.text.replace(/\.+$/, '');
  if (bare.test(text)) return { ...place, text: `at the ${text.toLowerCase()}` };
  if (/^(at|in|on|behind|outside|inside|near|across)\s/i.test(text)) {
    return { ...place, text: text.charAt(0).toLowerCase() + text.slice(1) };
  }
  const { city, street, name } = sheet.brief.store;
  if (street !== null && text.toLowerCase() === street.toLowerCase()) {
    return { ...place, text: `at ${name}, ${text}${city === null ? '' : ` in ${city}`}` };
  }
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

/** Where the day of writing stands to an event. */
export function phaseOf({ brief, asOf }: FactSheet): 'before' | 'during' | 'after' {
  const { first, last } = eventDays(brief);
  if (asOf < first) return 'before';
  return asOf > last ? 'after' : 'during';
}

function isIn(phase: ReturnType<typeof phaseOf>, sheet: FactSheet): boolean {
  return sheet.brief.event != null && phaseOf(sheet) === phase;
}

/** Calendar days by the store's clock; one when it ends on the day on which it starts. */
function daysOf({ facts }: FactSheet): number {
  return facts.get('event.start')?.value === facts.get('event.end')?.value ? 1 : 2;
}
