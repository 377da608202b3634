import { makesByKey } from '../lexicon/models.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { stopWords } from '../reading/stem.ts';

/** What a reader who is about to call or drive over looks up. */
export type Contact = { kind: 'hours' | 'phone'; isService: boolean };

/** Words that name a store or a department of it, and when somebody comes. */
const ofStore = new Set(
  (
    'dealer dealers dealership dealerships store shop lot lots car cars auto automotive used new ' +
    'sales trucks vehicles ' +
    'service services repair mechanic garage tire tires oil change brake brakes alignment parts ' +
    'part department dept center counter desk collision body ' +
    'hours hour open close closes closed closing opening time times phone telephone number ' +
    'contact call late early today now tomorrow tonight weekend weekends holiday holidays ' +
    'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays ' +
    'thursdays fridays saturdays sundays'
  ).split(' '),
);
const hours = /\b(?:hours?|open|closes?|closed|closing time|opening times?)\b/;
const phone = /\b(?:phone|telephone|contact|get in touch)\b/;
const service =
  /\b(?:services?|repair|body shop|collision|mechanic|garage|tires?|oil|brakes?|alignment)\b/;

/**
 * Set for a keyword that asks when a store is open or how it is called and nothing beside, of
 * whichever make and department: "Honda parts department hours".
 */
export function contactAsked({ asked, words }: Reading): Contact | null {
  const typed = words.join(' ');
  const kind = phone.test(typed) ? 'phone' : hours.test(typed) ? 'hours' : null;
  const isBare = asked.every((word) => {
    return ofStore.has(word) || stopWords.has(word) || makesByKey().has(word);
  });
  return kind === null || !isBare ? null : { kind, isService: service.test(typed) };
}

const saturday = /\b(?:saturdays?|weekends?)\b/;

/** The question that answers it; null for a keyword that asks for something else. */
export function contactForm(reading: Reading): string | null {
  const contact = contactAsked(reading);
  if (contact === null) return null;
  const { kind, isService } = contact;
  if (kind === 'phone') return 'How do I book a time to {errand} at {store}?';
  if (isService) return 'When is the service department at {store} open?';
  if (/\bsundays?\b/.test(reading.words.join(' '))) return 'Can I buy a car on a Sunday?';
  const isSaturday = saturday.test(reading.words.join(' '));
  return isSaturday
    ? 'Can I {errand} on a Saturday in {city}?'
    : 'What are the hours of a car dealership?';
}
