import type { CardEvent, CardRequest, CardSources } from '../card-request.ts';
import { cleanText, printedShare } from '../draw/clean-text.ts';
import { eventDays } from '../../../writing/facts/event-facts.ts';
import { localDay } from '../../../writing/facts/local-date.ts';
import type { EventWords } from '../layout/card-words.ts';
import { eventAltText } from './alt-text.ts';
import type { Ask } from './ask.ts';
import type { CardLocale } from './card-language.ts';
import { bestMatch, subjectStems } from './event-match.ts';
import { daysInWords, leavesOf } from './event-days.ts';
import { givenEvent } from './given-event.ts';
import { labelsIn } from './labels.ts';
import type { Plan, Refused } from './plan.ts';
import { offerWords } from './store-offers.ts';

const maxNote = 160;

/**
 * An event that the store has planned, a service or an offer that it has told of, or an event whose
 * days the prompt itself gives.
 */
export async function planEvent(
  request: CardRequest,
  ask: Ask,
  locale: CardLocale,
  sources: CardSources,
): Promise<Plan | Refused> {
  const today = localDay(request.now, request.store.timeZone);
  const subject = subjectStems(ask.prompt);
  const planned = request.article?.event ? [request.article.event] : await sources.events();
  const event = request.article?.event ?? bestMatch(planned, textOf, subject, 0.5);
  const words =
    (event && eventWords(event, request, today, locale)) ??
    givenWords(request, ask, today, locale) ??
    offerWords(request, subject, today, locale);
  if (!words) return refusal(planned, subject.length > 0);
  if (printedShare(words.name) < 0.7) {
    return { reason: 'The event is named in letters that the image maker has no font for.' };
  }
  const altText = eventAltText(words, request.store, locale);
  return { words, checked: words, locale, languageTag: locale.tag, photoHashes: [], altText };
}

function textOf({ name, category, description }: CardEvent): string {
  return `${name} ${category} ${description ?? ''}`;
}

function eventWords(
  event: CardEvent,
  { store, now }: CardRequest,
  today: string,
  locale: CardLocale,
): EventWords | null {
  const { name, location } = event;
  const { first, last } = eventDays({ event, store });
  if (last < today) return null;
  return {
    kind: 'event',
    kicker: labelsIn(locale.language).event.toUpperCase(),
    name: cleanText(name),
    leaves: leavesOf(first, last, locale),
    when: daysInWords(first, last, now, locale),
    where: cleanText(location) || null,
    note: null,
  };
}

function givenWords(
  { now, store }: CardRequest,
  ask: Ask,
  today: string,
  locale: CardLocale,
): EventWords | null {
  const given = givenEvent(ask, today);
  if (!given) return null;
  const { name, first, last } = given;
  const place = [store.street, store.city, store.state].filter((part) => part !== null);
  return {
    kind: 'event',
    kicker: labelsIn(locale.language).event.toUpperCase(),
    name: cleanText(name),
    leaves: leavesOf(first, last, locale),
    when: daysInWords(first, last, now, locale),
    where: place.length > 1 ? cleanText(place.join(', ')).slice(0, maxNote) : null,
    note: null,
  };
}

function refusal(planned: readonly CardEvent[], isNamed: boolean): Refused {
  const names = planned.slice(0, 3).map(({ name }) => `“${name}”`);
  const known =
    names.length > 0 ? `Planned events: ${names.join(', ')}.` : 'The store has no event planned.';
  const looked = isNamed
    ? 'No planned event, service or offer matches these words, and the prompt names no future day.'
    : 'The prompt names no event and no day.';
  return {
    reason: `${looked} ${known} Name the days too, as in “Winter tire event, November 28–30”.`,
  };
}
