import { seededRandom } from '../../../lib/random.ts';
import type { SalesEvent } from '../../brief.ts';
import type { Outline } from '../../draft.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { slug } from '../../facts/stock-facts.ts';
import { WritingFailed } from '../../writing-failed.ts';
import { chooseHeading } from '../headings.ts';
import { paragraphBreak } from '../message-ids.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { ruleSections } from '../plan-sections.ts';
import { faqSection } from '../plan-questions.ts';
import { blankSection, flatten, type PlannedSection } from '../planned-section.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { eventKinds } from './event-kinds.ts';

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
  const kind = eventKinds[event.category] ?? eventKinds['Community Event'];
  if (!kind) throw new WritingFailed(`Nothing is known of the kind "${event.category}".`);
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const name = slug(event.category);
  const of = (id: string, headings: readonly string[], messages: string[]): PlannedSection => ({
    ...blankSection(id, headings.length === 0 ? null : chooseHeading(shelf, headings)),
    messages: sayable(shelf, messages),
  });
  const opening = of('opening', [], openingOf(name));
  const expect = of('expect', kind.headings, [`event.expect.${name}`, paragraphBreak]);
  const stock = of(
    'stock',
    ['On the lot for it', 'Vehicles to look at', 'From our lot'],
    [
      'event.stock',
      'event.stock-model',
      'event.stock-prices',
      paragraphBreak,
      'table:event',
      paragraphBreak,
      'event.stock-note',
    ],
  );
  const works = of(
    'works',
    ['How your visit works', 'Plan your visit', 'Before you come'],
    [...kind.visit, paragraphBreak],
  );
  const visit = ruleSections(shelf, rules, []);
  const asked = brief.contentLength < questionsFrom ? [] : kind.questions;
  const faq = faqSection(shelf, asked, new Map(), wordsEach, []);
  const sections = [opening, expect, stock, works, faq, ...visit];
  return { title: titleOf(event, sheet), sections: sections.flatMap(flatten) };
}

function openingOf(category: string): string[] {
  return [
    'event.one-day',
    'event.days',
    'event.hours',
    'event.first-hour',
    `event.who.${category}`,
    paragraphBreak,
    'event:description',
    paragraphBreak,
  ];
}

function sayable(shelf: Shelf, ids: readonly string[]): string[] {
  const told = ids.filter((id) => id === paragraphBreak || shelf.isFree(id));
  for (const id of told) shelf.take(id);
  return told.some((id) => id !== paragraphBreak) ? told : [];
}

function titleOf({ name }: SalesEvent, { brief }: FactSheet): string {
  return brief.title ?? `${name} at ${brief.store.name}`;
}
