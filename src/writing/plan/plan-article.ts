import { seededRandom } from '../../lib/random.ts';
import type { Outline } from '../draft.ts';
import { isMissing, type FactSheet } from '../facts/fact-sheet.ts';
import { commonSlotsOf } from '../realise/common-slots.ts';
import { fillTemplate } from '../realise/fill-template.ts';
import { assignPoints } from './assign-points.ts';
import { askedQuestionsOf, mainTopicOf, type AskedQuestion } from './asked.ts';
import { fillSections } from './fill-sections.ts';
import { chooseTitle } from './headings.ts';
import { ruleSections, topicSections } from './plan-sections.ts';
import type { OutlineRules } from './outline-rules.ts';
import { leadsWithStock, planOpening } from './plan-opening.ts';
import { faqSection, questionSections } from './plan-questions.ts';
import { relatedQuestions } from './related-questions.ts';
import { flatten, type PlannedSection } from './planned-section.ts';
import { plannedLength } from './planned-length.ts';
import { shelfOf, type Shelf } from './shelf.ts';
import { holdsForTopic } from './subject-profile.ts';

/** What a page says of a model that the store has none of, by the length of a full one. */
const absentShare = 0.82;

/** A short answer in the closing questions, in words. */
const faqWords = 55;

/**
 * From facts and questions to ordered sections: the opening answers the keyword, then come the
 * chosen questions (basic) or the rules' own sections (landing page); what is left of the length
 * goes to knowledge by weight. Equal sheets give equal plans.
 */
export function planArticle(sheet: FactSheet, rules: OutlineRules): Outline {
  if (rules.plan) return rules.plan(sheet, rules);
  const { brief } = sheet;
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const chosen = askedQuestionsOf(brief);
  const asked = chosen.length > 0 ? chosen : usualQuestionsOf(shelf, rules);
  const topic = mainTopicOf(brief);
  const assigned = assignPoints(shelf, asked, topic);
  const opening = planOpening(shelf, rules, topic);
  const fixed = ruleSections(shelf, rules, asked);
  const alone = asked.filter((question) => !assigned.get(question)?.joins);
  const [lead, last] = shareQuestions(rules, alone, brief.contentLength);
  const room = brief.contentLength - plannedLength(shelf, [opening, ...fixed]);
  const each = room / Math.max(1, asked.length);
  const answers = questionSections(shelf, lead, assigned, Math.max(30, Math.min(130, each)));
  const toLast = [...last, ...answers.unanswered];
  const faqEach = Math.max(20, Math.min(faqWords, each));
  const planned = plannedLength(shelf, [opening, ...fixed, ...answers.sections]);
  const left = brief.contentLength - planned - toLast.length * faqEach;
  const related = relatedQuestions(shelf, topic, asked, left);
  const faq = faqSection(shelf, toLast, assigned, faqEach, related.single);
  const tiers = rules.questionsLead ? topicSections(shelf, topic, asked) : [];
  const body = rules.questionsLead && !leadsWithStock(shelf, rules, topic) ? 'last' : 'first';
  const own = [...answers.sections, ...tiers.flat(), ...related.sections];
  const sections = order(opening, own, fixed, faq, body);
  for (const tier of rules.questionsLead ? tiers : [sections]) {
    fillSections(shelf, tier, lengthFor(sheet) - plannedLength(shelf, sections));
  }
  return { title: chooseTitle(shelf, rules.titles), sections: sections.flatMap(flatten) };
}

/** Without the model, or its other years, there is less to say than a full page. */
function lengthFor(sheet: FactSheet): number {
  return sheet.brief.contentLength * (isMissing(sheet) ? absentShare : 1);
}

/** One for each topic: the first whose slots have values. */
function usualQuestionsOf(shelf: Shelf, rules: OutlineRules): AskedQuestion[] {
  const slots = commonSlotsOf(shelf.sheet, false);
  const filled = rules.usualQuestions.flatMap(({ topic, question, form }, index) => {
    const text = fillTemplate(question, slots)?.text;
    const id = `usual-${index + 1}`;
    return text ? [{ id, question: text, topic, form, clusterLabel: null }] : [];
  });
  const fitting = filled.filter(({ topic }) => holdsForTopic(topic, shelf.profile));
  return [...Map.groupBy(fitting, ({ topic }) => topic).values()].flatMap((same) =>
    same.slice(0, 1),
  );
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
  place: 'first' | 'last',
): PlannedSection[] {
  const visit = fixed.filter((section) => section.id === 'visit');
  const body = fixed.filter((section) => section.id !== 'visit');
  const [before, after] = place === 'first' ? [body, []] : [[], body];
  return [opening, ...before, ...own, ...after, faq, ...visit];
}
