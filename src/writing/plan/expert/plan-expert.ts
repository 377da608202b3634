import { seededRandom } from '../../../lib/random.ts';
import type { Outline } from '../../draft.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { TopicGrammar } from '../../research/topics/topic-grammar.ts';
import type { Topic } from '../../topic.ts';
import { type Assignment, assignPoints } from '../assign-points.ts';
import { askedQuestionsOf, mainTopicOf, type AskedQuestion } from '../asked.ts';
import { fillSections } from '../fill-sections.ts';
import { chooseHeading, chooseTitle } from '../headings.ts';
import { paragraphBreak } from '../message-ids.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { plannedLength } from '../planned-length.ts';
import { leadsWithStock, planOpening } from '../plan-opening.ts';
import { faqSection, questionSections } from '../plan-questions.ts';
import { relatedQuestions, relatedShare } from '../related-questions.ts';
import { ruleSections } from '../plan-sections.ts';
import { blankSection, flatten, type PlannedSection } from '../planned-section.ts';
import { questionTermsOf } from '../question-terms.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { holdsForTopic } from '../subject-profile.ts';
import { askSection, checklistSection } from './expert-lists.ts';

/** Words of one answer under its own heading, and of one at the end. */
const answerWords = 110;
const faqWords = 50;

/** A short guide has no room for lists. */
const listsFrom = 900;

/** What money questions stand behind a family of topics that names none itself. */
const moneyTopics: Readonly<Record<TopicGrammar['family'], readonly Topic[]>> = {
  model: ['price', 'out-the-door-price', 'loan-terms'],
  choosing: ['out-the-door-price', 'loan-terms', 'service-contract'],
  money: ['out-the-door-price', 'paperwork'],
  ownership: ['service-visit', 'parts', 'service-contract'],
  place: ['trade-in', 'paperwork'],
};

/**
 * A guide: the answer, how the thing works, the chosen questions, what to weigh, what it costs, a
 * checklist and what to ask. Knowledge fills it; facts of the lot stand where they are the answer.
 */
export function planExpert(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const asked = askedQuestionsOf(brief);
  const main = mainTopicOf(brief);
  const assigned = assignPoints(shelf, asked, main);
  const opening = planOpening(shelf, rules, main);
  const isStockFirst = leadsWithStock(shelf, rules, main);
  const planned = ruleSections(shelf, rules, asked);
  const visit = planned.filter(({ id }) => id === 'visit');
  const stock = planned.filter(({ id }) => id !== 'visit');
  const { lead, faq } = answersOf(shelf, asked, assigned);
  const lists =
    brief.contentLength < listsFrom ? [] : [checklistSection(shelf, main), askSection(shelf, main)];
  const [basics, weigh, costs] = adviceSections(shelf, main);
  const advice = [basics, weigh, costs];
  const body = [
    ...(isStockFirst ? stock : []),
    basics,
    ...lead,
    weigh,
    costs,
    ...(isStockFirst ? [] : stock),
  ];
  const first = [opening, ...body, ...lists, faq, ...visit];
  fillSections(shelf, advice, brief.contentLength - plannedLength(shelf, first));
  const left = brief.contentLength - plannedLength(shelf, first);
  const related = relatedQuestions(shelf, main, asked, left / relatedShare);
  faq.parts.push(...related.single);
  const sections = [opening, ...body, ...related.sections, ...lists, faq, ...visit];
  return { title: chooseTitle(shelf, rules.titles), sections: sections.flatMap(flatten) };
}

/** Half of the questions, six at most, get sections of their own; the others close the guide. */
function answersOf(
  shelf: Shelf,
  asked: readonly AskedQuestion[],
  assigned: Assignment,
): { lead: PlannedSection[]; faq: PlannedSection } {
  const alone = asked.filter((question) => !assigned.get(question)?.joins);
  const { contentLength } = shelf.sheet.brief;
  const count = Math.min(
    6,
    Math.ceil(alone.length / 2),
    Math.max(1, Math.floor(contentLength / 250)),
  );
  const most = Math.max(0, Math.floor(contentLength / 160));
  const answers = questionSections(shelf, alone.slice(0, count), assigned, answerWords);
  const rest = [...answers.unanswered, ...alone.slice(count, most)];
  return { lead: answers.sections, faq: faqSection(shelf, rest, assigned, faqWords, []) };
}

function adviceSections(
  shelf: Shelf,
  main: Topic,
): [PlannedSection, PlannedSection, PlannedSection] {
  const { family, related } = grammarOf(main);
  const terms = questionTermsOf(shelf.sheet.brief.keyword ?? '', main);
  const holds = (topic: Topic): boolean => holdsForTopic(topic, shelf.profile);
  const isMoney = (topic: Topic): boolean => grammarOf(topic).family === 'money';
  const own = related.filter(holds);
  const money = family === 'money' ? [] : own.filter(isMoney);
  const further = own.filter((topic) => family === 'money' || !isMoney(topic));
  const of = (
    id: string,
    headings: readonly string[],
    topics: readonly Topic[],
    first: string[],
  ): PlannedSection => ({
    ...blankSection(id, headings.length === 0 ? null : chooseHeading(shelf, headings)),
    messages: first.filter((message) => message === paragraphBreak || shelf.isFree(message)),
    topics: [...new Set(topics)],
    core: id === 'basics' ? [] : topics.slice(0, 1),
    terms,
    weight: id === 'basics' ? 1.6 : 1,
  });
  return [
    of('basics', [], [main], []),
    of(
      'weigh',
      ['What to weigh', 'The trade-offs', 'Finding what suits you'],
      further.slice(0, 4),
      [`expert.weigh.${family}`, paragraphBreak],
    ),
    of(
      'costs',
      ['What it costs', 'Where the money goes', 'The costs to think of'],
      [...money, ...moneyTopics[family]],
      [`expert.cost.${family}`, paragraphBreak],
    ),
  ];
}
