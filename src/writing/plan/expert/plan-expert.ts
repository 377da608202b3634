import { seededRandom } from '../../../lib/random.ts';
import type { Outline } from '../../draft.ts';
import { askedSubjectOf } from '../../facts/asked-subject.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import type { Topic } from '../../topic.ts';
import { alone, type Assignment, assignPoints } from '../assign-points.ts';
import { askedQuestionsOf, mainTopicOf, withoutHead, type AskedQuestion } from '../asked.ts';
import { chooseTitle } from '../headings.ts';
import { keySection } from '../key-section.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { leadsWithStock, planOpening } from '../plan-opening.ts';
import { faqSection, questionSections } from '../plan-questions.ts';
import { ruleSections } from '../plan-sections.ts';
import { plannedLength } from '../planned-length.ts';
import { flatten, type PlannedSection } from '../planned-section.ts';
import { relatedQuestions } from '../related-questions.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { headedBySubject } from '../headed-by-subject.ts';
import { askSection, checklistSection } from './expert-lists.ts';

/** Words of one answer under its own heading, and of one at the end. */
const answerWords = 130;
const faqWords = 60;

/** A short guide has no room for lists. */
const listsFrom = 900;

/** A guide goes deeper into its subject than an article does. */
const furtherPoints = 3;

/**
 * A guide: the answer, how the thing works, the chosen questions, a checklist and what to ask.
 * Facts of the lot stand where they are the answer.
 */
export function planExpert(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const main = mainTopicOf(brief);
  const opening = planOpening(shelf, rules, main);
  const asked = withoutHead(askedQuestionsOf(brief), brief);
  const isStockFirst = leadsWithStock(shelf, rules, main);
  const planned = ruleSections(shelf, rules, asked);
  const visit = planned.filter(({ id }) => id === 'visit');
  const stock = planned.filter(({ id }) => id !== 'visit');
  const lists = listsOf(shelf, main);
  const basics = keySection(shelf, main, furtherPoints);
  const assigned = assignPoints(shelf, asked, main);
  const { lead, rest } = answersOf(shelf, asked, assigned);
  const body = isStockFirst ? [...stock, basics, ...lead] : [basics, ...lead, ...stock];
  const left = brief.contentLength - plannedLength(shelf, [opening, ...body, ...lists, ...visit]);
  const related = relatedQuestions(shelf, main, asked, left - rest.length * faqWords);
  const faq = faqSection(shelf, rest, assigned, faqWords, related.single);
  const all = [opening, ...body, ...related.sections, ...lists, faq, ...visit];
  const sections = headedBySubject(all, askedSubjectOf(brief), shelf.place);
  return { title: chooseTitle(shelf, rules.titles), sections: sections.flatMap(flatten) };
}

function listsOf(shelf: Shelf, main: Topic): PlannedSection[] {
  if (shelf.sheet.brief.contentLength < listsFrom) return [];
  return [checklistSection(shelf, main), askSection(shelf, main)];
}

/** Six questions at most get sections of their own; the others close the guide. */
function answersOf(
  shelf: Shelf,
  asked: readonly AskedQuestion[],
  assigned: Assignment,
): { lead: PlannedSection[]; rest: AskedQuestion[] } {
  const own = alone(asked, assigned);
  const most = Math.max(1, Math.floor(shelf.sheet.brief.contentLength / 250));
  const count = Math.min(6, Math.ceil(own.length / 2), most);
  const answers = questionSections(shelf, own.slice(0, count), assigned, answerWords);
  return { lead: answers.sections, rest: [...answers.unanswered, ...own.slice(count)] };
}
