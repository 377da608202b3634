import { seededRandom } from '../../../lib/random.ts';
import type { Outline } from '../../draft.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { joinWithAnd } from '../../realise/lists.ts';
import { WritingFailed } from '../../writing-failed.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { plannedLength } from '../planned-length.ts';
import { flatten, type PlannedSection } from '../planned-section.ts';
import { ruleSections } from '../plan-sections.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { carsSection } from './cars-section.ts';
import { comparedMessages, type Aspect } from './compared-messages.ts';
import { featuredSection, glanceSection, verdictSection } from './comparison-sections.ts';
import { tellingOrder } from './order-vehicles.ts';

/** Facts leave this much of the length to headings, the visit and what a wording may gain. */
const factShare = 0.75;

/**
 * The verdict first, then all sides at a glance, then the points in which they differ, as far as
 * there are facts, and what a shopper has to settle without them. The featured vehicle and the
 * level of favor move the order of the telling and add invitations; which facts are told depends
 * on neither.
 */
export function planComparison(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const comparison = comparisonIn(sheet);
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const order = tellingOrder(comparison);
  const opening = verdictSection(shelf, order);
  const planned = ruleSections(shelf, rules, []);
  const visit = planned.filter(({ id }) => id === 'visit');
  const body = planned.filter(({ id }) => id !== 'visit');
  const glance = glanceSection(shelf);
  let room = brief.contentLength * factShare - plannedLength(shelf, [opening, ...visit]);
  for (const aspect of comparedMessages(shelf, order)) {
    const words = aspect.messages.reduce((sum, id) => sum + shelf.wordsOf(id), 0);
    const section = aspect.section === 'glance' ? glance : sectionOf(body, aspect.section);
    if (!section || words > room) continue;
    room -= words;
    tell(section, aspect, shelf);
  }
  const featured = featuredSection(shelf, comparison);
  const sections = [opening, glance, carsSection(shelf, order), ...body, featured, ...visit];
  return { title: titleOf(sheet), sections: sections.flatMap(flatten) };
}

/** A side of which nothing is known stands beside no other. */
function comparisonIn({ brief, compared }: FactSheet) {
  const { comparison } = brief;
  if (!comparison || compared.length < 2) {
    throw new WritingFailed('A comparison needs two to five vehicles.');
  }
  const unknown = compared.filter(({ isKnown }) => !isKnown);
  if (unknown.length > 0) {
    const names = joinWithAnd(unknown.map(({ name }) => name));
    throw new WritingFailed(
      `insufficient_facts: Nothing is known about the ${names}: none is in stock, and no fact ` +
        'table has it. Import stock or a fact table that names them.',
    );
  }
  return comparison;
}

function sectionOf(body: readonly PlannedSection[], id: string): PlannedSection | undefined {
  return body.find((section) => section.id === id);
}

function tell(section: PlannedSection, { messages }: Aspect, shelf: Shelf): void {
  section.messages.push(...messages);
  for (const id of messages) shelf.take(id);
}

function titleOf({ brief, compared }: FactSheet): string {
  return brief.title ?? compared.map(({ name }) => name).join(' vs. ');
}
