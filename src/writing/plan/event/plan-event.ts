import { seededRandom } from '../../../lib/random.ts';
import type { SalesEvent } from '../../brief.ts';
import type { Outline } from '../../draft.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { eventName } from '../../facts/event-facts.ts';
import {
  type EventTheme,
  eventThemeOf,
  isOfVisits,
  nameWithoutOffer,
} from '../../facts/event-theme.ts';
import { slug } from '../../facts/stock-facts.ts';
import { WritingFailed } from '../../writing-failed.ts';
import { featuredSetOf } from '../../realise/featured-stock.ts';
import { chooseHeading } from '../headings.ts';
import { phaseOf } from '../../realise/messages/event-when.ts';
import { paragraphBreak } from '../message-ids.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { ruleSections } from '../plan-sections.ts';
import { faqSection } from '../plan-questions.ts';
import { blankSection, flatten, type PlannedSection } from '../planned-section.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { type EventKind, eventKinds } from './event-kinds.ts';
import { offerQuestion, themeQuestions } from './theme-questions.ts';

/** Questions at the end from this length on, each with so many words. */
const questionsFrom = 450;
const wordsEach = 60;

/**
 * What, when, where and for whom; then the event in the client's own words, what a visitor can do,
 * vehicles of the lot, how a visit works and the way to the store.
 */
export function planEvent(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const { event } = brief;
  if (!event) throw new WritingFailed('A sales-event article needs an event.');
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const theme = eventThemeOf(event) ?? themeOfStock(sheet);
  const kind = kindOf(event.category, theme);
  const name = theme ?? slug(event.category);
  const isOver = phaseOf(sheet) === 'after';
  const of = (id: string, headings: readonly string[], messages: string[]): PlannedSection => ({
    ...blankSection(id, headings.length === 0 ? null : chooseHeading(shelf, headings)),
    messages: sayable(shelf, messages),
  });
  const opening = of('opening', [], openingOf(name, isOver || isOfVisits(theme), isOver));
  const expect = of('expect', kind.headings, [`event.expect.${name}`, paragraphBreak]);
  const stock = of(
    'stock',
    kind.stock ?? ['On the lot now', 'Vehicles to look at', 'From our lot'],
    [
      'event.stock',
      'event.stock-model',
      'event.stock-prices',
      paragraphBreak,
      'table:event',
      paragraphBreak,
      'event.stock-note',
      ...(isOfVisits(theme) || isOver ? [] : ['event.offer-price']),
    ],
  );
  const works = of(
    'works',
    ['Plan your visit', 'Before you come', 'Getting ready'],
    [...kind.visit, paragraphBreak],
  );
  const visit = ruleSections(shelf, rules, []).map(withOneCall);
  const start = Math.floor(shelf.random.next() * 12);
  const hasOffer = shelf.isSayable('event.offer');
  const own = theme
    ? themeQuestions(theme, start, { day: event.startDate, hasOffer })
    : kind.questions.filter((one) => hasOffer || one.question !== offerQuestion).slice(0, 2);
  const asked = brief.contentLength < questionsFrom ? [] : own;
  const faq = faqSection(shelf, asked, new Map(), wordsEach, []);
  // Nobody plans a visit to what is over.
  const shown = isOfVisits(theme) ? [] : [stock];
  const coming = isOver ? [opening, ...shown] : [opening, expect, ...shown, works, faq];
  const sections = [...coming, ...visit];
  return { title: titleOf(event, sheet), sections: sections.flatMap(flatten) };
}

/** Who is to call for the hours has been given the number. */
function withOneCall(section: PlannedSection): PlannedSection {
  const isCalled = section.messages.includes('event.ask-hours');
  const messages = section.messages.filter((id) => !isCalled || id !== 'store.call');
  return { ...section, messages };
}

/** Cash on a new car is nothing to who brings toys or tires. */
function openingOf(category: string, isWithoutOffer: boolean, isOver: boolean): string[] {
  return [
    'event.one-day',
    'event.days',
    'event.running',
    'event.over',
    'event.next',
    ...(isWithoutOffer ? [] : ['event.offer', 'event.offer-terms']),
    'event.hours',
    'event.first-hour',
    'event.unsold',
    ...(isOver ? [] : [`event.who.${category}`]),
    paragraphBreak,
    'event:description',
    paragraphBreak,
  ];
}

/** "Silverado Days" are about trucks, though no word says so. */
function themeOfStock(sheet: FactSheet): EventTheme | null {
  const set = featuredSetOf(sheet);
  const isSale = sheet.brief.event?.category === 'Sales Event';
  return isSale && set?.id === 'match' && set.kind === 'trucks' ? 'trucks' : null;
}

/** What the name says people come for goes before the category. */
const kindOfTheme: Partial<Readonly<Record<EventTheme, string>>> = {
  tires: 'Service Special',
  oil: 'Service Special',
  brakes: 'Service Special',
  battery: 'Service Special',
  recalls: 'Service Special',
  'child-seats': 'Community Event',
  upkeep: 'Service Special',
  giving: 'Community Event',
  gathering: 'Community Event',
  drives: 'Test Drive Event',
};

function kindOf(category: string, theme: EventTheme | null): EventKind {
  const kind = eventKinds[theme === null ? category : (kindOfTheme[theme] ?? category)];
  const known = kind ?? eventKinds['Community Event'];
  if (!known) throw new WritingFailed(`Nothing is known of the kind "${category}".`);
  return known;
}

function sayable(shelf: Shelf, ids: readonly string[]): string[] {
  const told = ids.filter((id) => id === paragraphBreak || shelf.isFree(id));
  for (const id of told) shelf.take(id);
  return told.some((id) => id !== paragraphBreak) ? told : [];
}

/** With its days where there is room: "Spring Truck Days at Lakeside Motors, May 8–10". */
function titleOf(event: SalesEvent, { brief, facts }: FactSheet): string {
  if (brief.title) return brief.title;
  const [start, end] = ['event.start', 'event.end'].map((id) =>
    /(\p{L}+) (\d+), \d{4}$/u.exec(String(facts.get(id)?.value ?? '')),
  );
  const [, month = '', day = ''] = start ?? [];
  const [, lastMonth = '', lastDay = ''] = end ?? [];
  const until = month === lastMonth ? lastDay : `${lastMonth} ${lastDay}`;
  const isOneDay = month === lastMonth && day === lastDay;
  const days = isOneDay ? `${month} ${day}` : `${month} ${day}–${until}`;
  const plain = `${eventName(nameWithoutOffer(event))} at ${brief.store.name}`;
  const dated = `${plain}, ${days}`;
  return month === '' || lastMonth === '' || dated.length > titleWidth ? plain : dated;
}

/** Characters of a title that search result pages usually show in full. */
const titleWidth = 65;
