import { seededRandom } from '../../../lib/random.ts';
import type { Outline } from '../../draft.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { joinWithAnd } from '../../realise/lists.ts';
import { WritingFailed } from '../../writing-failed.ts';
import { chooseHeading } from '../headings.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { plannedLength } from '../planned-length.ts';
import { flatten, type PlannedSection } from '../planned-section.ts';
import { ruleSections } from '../plan-sections.ts';
import { faqSection } from '../plan-questions.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { comparedMessages, type Aspect } from './compared-messages.ts';
import { comparedQuestions } from './compared-questions.ts';
import { featuredSection, glanceSection, verdictSection } from './comparison-sections.ts';
import { tellingOrder } from './order-vehicles.ts';

/** Facts leave this much of the length to headings, the visit and what a wording may gain. */
const factShare = 0.75;

/** Questions at the end from this length on, each with so many words. */
const questionsFrom = 1200;
const wordsEach = 55;

/**
 * The verdict first, then all sides at a glance, then point by point as far as there
 * are facts. The featured vehicle and the level of favor
 * move the order of the telling and add invitations; which facts are told depends on neither.
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
  for (const section of body) retitle(shelf, rules, section);
  const featured = featuredSection(shelf, comparison);
  const asked = brief.contentLength < questionsFrom ? [] : comparedQuestions(sheet, order);
  const faq = faqSection(shelf, asked, new Map(), wordsEach, []);
  const sections = [opening, glance, ...body, featured, faq, ...visit];
  return { title: titleOf(sheet), sections: sections.flatMap(flatten) };
}

/** One side may be unknown beside a known one; less carries no comparison. */
function comparisonIn({ brief, compared }: FactSheet) {
  const { comparison } = brief;
  if (!comparison || compared.length < 2) {
    throw new WritingFailed('A comparison needs two to five vehicles.');
  }
  const unknown = compared.filter(({ isKnown }) => !isKnown);
  const known = compared.length - unknown.length;
  if (known === 0 || (known === 1 && unknown.length > 1)) {
    const names = joinWithAnd(unknown.map(({ name }) => name));
    throw new WritingFailed(
      `Nothing is known about the ${names}: none is in stock, and no fact table has it. ` +
        'Import stock or a fact table that names them.',
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

/** Without facts of its own a section gives advice, and its heading says so. */
function retitle(shelf: Shelf, { sections }: OutlineRules, section: PlannedSection): void {
  const others = sections.find(({ id }) => id === section.id)?.otherHeadings;
  if (section.messages.length > 0 || !others) return;
  section.heading = chooseHeading(shelf, others);
}

function titleOf({ brief, compared }: FactSheet): string {
  return brief.title ?? compared.map(({ name }) => name).join(' vs. ');
}
