import { seededRandom } from '../../lib/random.ts';
import type { Outline } from '../draft.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import { referenceFor, withoutStock } from './answer-question.ts';
import { alone, assignPoints } from './assign-points.ts';
import { askedQuestionsOf, mainTopicOf, withoutHead, type AskedQuestion } from './asked.ts';
import { chooseTitle } from './headings.ts';
import { checkAnswerable, checkTrimsKnown } from './insufficient-facts.ts';
import { keySection } from './key-section.ts';
import type { OutlineRules } from './outline-rules.ts';
import { leadsWithStock, planOpening } from './plan-opening.ts';
import { faqSection, questionSections } from './plan-questions.ts';
import { ruleSections } from './plan-sections.ts';
import { plannedLength } from './planned-length.ts';
import { flatten, type PlannedSection } from './planned-section.ts';
import { relatedQuestions } from './related-questions.ts';
import { shelfOf } from './shelf.ts';
import { headedBySubject } from './headed-by-subject.ts';
import { usualQuestionsOf } from './usual-questions.ts';

/** Types whose subject is what the keyword asks; others have a model, a pair or an event. */
const asking: ReadonlySet<string> = new Set(['basic', 'qa', 'expert']);

/** Words of one answer: under its own heading, and at the end. */
const answerWords = 130;
const faqWords = 55;

/**
 * From facts and questions to ordered sections. The opening answers the keyword; then comes what
 * else there is to say on the subject itself (stock where that is the answer, else knowledge), the
 * chosen questions, what the topic file calls related, and the store. It stops when that is said:
 * the length asked for is a ceiling. Equal sheets give equal plans.
 */
export function planArticle(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const subject = askedSubjectOf(brief);
  if (asking.has(brief.articleType)) {
    checkTrimsKnown(subject, sheet);
    checkAnswerable(subject, sheet, (words) => {
      return referenceFor(shelfOf(sheet, seededRandom('answerable')), words).length > 0;
    });
  }
  if (rules.plan) return rules.plan(sheet, rules);
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const topic = mainTopicOf(brief);
  const opening = planOpening(shelf, rules, topic);
  const chosen = withoutStock(shelf, withoutHead(askedQuestionsOf(brief), brief));
  const asked = chosen.length > 0 ? chosen : usualQuestionsOf(shelf, rules);
  const fixed = ruleSections(shelf, rules, asked);
  const isStockFirst = !rules.questionsLead || leadsWithStock(shelf, rules, topic);
  const key = rules.questionsLead && !isStockFirst ? [keySection(shelf, topic)] : [];
  const assigned = assignPoints(shelf, asked, topic);
  const own = alone(asked, assigned).toSorted((one, two) => {
    return Number(two.topic === topic) - Number(one.topic === topic);
  });
  const [lead, last] = shareQuestions(rules, own, brief.contentLength);
  const answers = questionSections(shelf, lead, assigned, answerWords);
  const rest = [...last, ...answers.unanswered];
  const planned = [opening, ...fixed, ...key, ...answers.sections];
  const room = brief.contentLength - plannedLength(shelf, planned) - rest.length * faqWords;
  const related = relatedQuestions(shelf, topic, asked, room);
  const faq = faqSection(shelf, rest, assigned, faqWords, related.single);
  const told = [...key, ...answers.sections, ...related.sections];
  const ordered = order(opening, told, fixed, faq, isStockFirst);
  const sections = headedBySubject(ordered, shelf);
  return { title: chooseTitle(shelf, rules.titles), sections: sections.flatMap(flatten) };
}

/** Which questions lead and which are answered at the end; a short article leads with fewer. */
function shareQuestions(
  rules: OutlineRules,
  asked: readonly AskedQuestion[],
  words: number,
): [AskedQuestion[], AskedQuestion[]] {
  if (!rules.questionsLead) return [[], [...asked]];
  const lead = Math.max(1, Math.min(6, Math.floor(words / 200), asked.length - 2));
  return [asked.slice(0, lead), asked.slice(lead)];
}

/** Stock stands right after the opening where it is the answer; the visit stands last. */
function order(
  opening: PlannedSection,
  own: readonly PlannedSection[],
  fixed: readonly PlannedSection[],
  faq: PlannedSection,
  isStockFirst: boolean,
): PlannedSection[] {
  const visit = fixed.filter((section) => section.id === 'visit');
  const body = fixed.filter((section) => section.id !== 'visit');
  const [before, after] = isStockFirst ? [body, []] : [[], body];
  return [opening, ...before, ...own, ...after, faq, ...visit];
}
