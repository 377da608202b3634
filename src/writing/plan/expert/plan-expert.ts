import { seededRandom } from '../../../lib/random.ts';
import type { Outline } from '../../draft.ts';
import type { FactSheet } from '../../facts/fact-sheet.ts';
import { modelsSection } from '../models-section.ts';
import { grammarOf } from '../../research/topics/grammar-of.ts';
import type { Topic } from '../../topic.ts';
import { alone, type Assignment, assignPoints } from '../assign-points.ts';
import { askedQuestionsOf, mainTopicOf, withoutHead, type AskedQuestion } from '../asked.ts';
import { withoutStock } from '../answer-question.ts';
import { namesCarAlone, withFacts } from '../car-alone.ts';
import { answerSections } from '../basic/answer-sections.ts';
import { besideStock } from '../basic/beside-stock.ts';
import { onIntent } from '../basic/on-intent.ts';
import { deciderSection } from '../comparison/decider-section.ts';
import { besideTable, setsSideBySide } from '../comparison/side-by-side.ts';
import { chooseHeading, chooseTitle } from '../headings.ts';
import type { OutlineRules } from '../outline-rules.ts';
import { leadsWithStock, planOpening } from '../plan-opening.ts';
import { faqSection } from '../plan-questions.ts';
import { ruleSections } from '../plan-sections.ts';
import { plannedLength } from '../planned-length.ts';
import { pruned } from '../pruned.ts';
import { flatten, type PlannedSection } from '../planned-section.ts';
import { shelfOf, type Shelf } from '../shelf.ts';
import { followingQuestions } from '../following-questions.ts';
import { headedBySubject } from '../headed-by-subject.ts';
import { checklistSection } from './expert-lists.ts';
import { furtherQuestions, withoutTwins } from './further-questions.ts';
import { guidePoints } from './guide-points.ts';
import { inReadersOrder, isTellable, matterOfGuide, onMatter } from './on-subject.ts';

/** Words of one answer at the end. */
const faqWords = 60;

/** Of the questions, so many are sections of the guide. */
const leadShare = 0.7;

/** A short guide has no room for a list. */
const listFrom = 900;

/**
 * A guide: the answer, how the thing works, the chosen questions, what to do, and what is left to
 * ask. The lot comes in where it is the answer, and nowhere else. Nothing is said twice, and what
 * has been said is the end, however much was asked for.
 */
export function planExpert(sheet: FactSheet, rules: OutlineRules): Outline {
  const { brief } = sheet;
  const shelf = shelfOf(sheet, seededRandom(`plan ${brief.articleId}`));
  const main = mainTopicOf(brief);
  const opening = planOpening(shelf, rules, main);
  const names = [brief.subject?.make, brief.subject?.model].join(' ');
  const all = besideTable(shelf, chosenOf(shelf, main));
  const { own: asked, twins } = withoutTwins(all, main, names);
  const isStockFirst = leadsWithStock(shelf, rules, main);
  const ruled = ruleSections(shelf, rules, asked);
  const visit = ruled.filter(({ id }) => id === 'visit');
  const stock = isStockFirst ? ruled.filter(({ id }) => id !== 'visit') : [];
  const own = setsSideBySide(sheet) ? deciderSection(shelf) : checklistSection(shelf, main);
  const list = brief.contentLength < listFrom ? [] : [own];
  const basics = guidePoints(shelf, main, stock.length === 0);
  const assigned = assignPoints(shelf, asked, main);
  const { lead, rest } = answersOf(shelf, asked, assigned);
  const models = modelsSection(shelf, main);
  const body = [opening, models, ...stock, basics, ...lead, ...list];
  const left = brief.contentLength - plannedLength(shelf, [...body, ...visit]);
  const further = furtherQuestions(shelf, main, asked, left - rest.length * faqWords);
  const last = lastSection(shelf, main, faqSection(shelf, rest, assigned, faqWords, further));
  const planned = [...body, last, ...visit].map((one) => withTwins(one, twins));
  const sections = headedBySubject(pruned(shelf, main, planned), shelf);
  return { title: chooseTitle(shelf, rules.titles), sections: sections.flatMap(flatten) };
}

/** Of the chosen questions those that belong to the guide, in the order in which a reader asks. */
function chosenOf(shelf: Shelf, main: Topic): AskedQuestion[] {
  const { brief } = shelf.sheet;
  const all = withoutStock(shelf, withoutHead(askedQuestionsOf(brief), brief));
  if (brief.isChoiceGiven) return onIntent(all, brief);
  const following = followingQuestions(brief);
  if (following !== null) return withoutStock(shelf, following);
  const near = onMatter(matterOfGuide(brief, main), main, all);
  const told = besideStock(shelf, near).filter((one) => isTellable(shelf, main, one));
  return namesCarAlone(brief) ? withFacts(shelf, inReadersOrder(told)) : inReadersOrder(told);
}

/** What a section answers, with the questions that ask the same in other words. */
function withTwins(
  section: PlannedSection,
  twins: ReadonlyMap<AskedQuestion, string[]>,
): PlannedSection {
  const byId = new Map([...twins].map(([{ id }, others]) => [id, others]));
  const whole = (ids: readonly string[] = []): string[] =>
    ids.flatMap((id) => [id, ...(byId.get(id) ?? [])]);
  const parts = section.parts.map((part) => ({ ...part, answers: whole(part.answers) }));
  return { ...section, answers: whole(section.answers), parts };
}

/** A single question is its own heading; several stand under what they are about. */
function lastSection(shelf: Shelf, main: Topic, faq: PlannedSection): PlannedSection {
  const [only, other] = faq.parts;
  if (only && !other) return { ...faq, ...only, parts: [] };
  const { noun } = grammarOf(main);
  const own = main === 'overview' ? [] : [`What else to know about ${noun}`];
  const heading = chooseHeading(shelf, [...own, 'What readers ask next']);
  return { ...faq, heading };
}

/** Six questions at most get sections of their own; the others close the guide. */
function answersOf(
  shelf: Shelf,
  asked: readonly AskedQuestion[],
  assigned: Assignment,
): { lead: PlannedSection[]; rest: AskedQuestion[] } {
  const own = alone(asked, assigned);
  const most = Math.max(1, Math.floor(shelf.sheet.brief.contentLength / 250));
  const count = Math.min(6, Math.ceil(own.length * leadShare), most);
  const groups = own.slice(0, count).map((question) => ({ question, echoes: [] }));
  const { sections, unanswered } = answerSections(shelf, groups, assigned);
  const late = unanswered.map(({ question }) => question);
  return { lead: sections, rest: [...late, ...own.slice(count)] };
}
