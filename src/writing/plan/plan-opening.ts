import type { Topic } from '../topic.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { isMissing } from '../facts/fact-sheet.ts';
import { directAnswerTo } from '../topics/library.ts';
import { verdictSection } from './comparison/comparison-sections.ts';
import { placesOf, setsSideBySide } from './comparison/side-by-side.ts';
import { headQuestionIds } from './asked.ts';
import { factsFor, referenceFor } from './answer-question.ts';
import { textOn } from './insufficient-facts.ts';
import { answerId, directAnswerId, paragraphBreak } from './message-ids.ts';
import { modelPairIn } from './model-pair.ts';
import type { OutlineRules } from './outline-rules.ts';
import { blankSection, type PlannedSection } from './planned-section.ts';
import { answerMatchOf } from './question-match.ts';
import { questionTermsOf } from './question-terms.ts';
import { isServiceArticle } from './service-topics.ts';
import { topicalId } from './topical.ts';
import { isOfTopic } from './reference-answers.ts';
import type { Shelf } from './shelf.ts';

/** Topics whose direct answer is what stands on the lot. */
const stockTopics: readonly Topic[] = [
  'overview',
  'price',
  'budget',
  'availability',
  'body-style',
  'local-store',
  'used-inspection',
  'trims',
  'model-years',
  'certified',
  'new-or-used',
  'comparison',
];

/** Topics of a reader who asks for the store, or for nothing in particular. */
const wholeLotTopics: readonly Topic[] = ['local-store', 'overview', 'availability'];

/**
 * The answer to the head question, before anything else: facts of the store first where the
 * question is about stock, price or place, then the topic's own answer; then what the store has.
 */
export function planOpening(shelf: Shelf, rules: OutlineRules, topic: Topic): PlannedSection {
  const { brief } = shelf.sheet;
  if (setsSideBySide(shelf.sheet)) {
    const verdict = verdictSection(shelf, placesOf(shelf.sheet));
    return { ...verdict, answers: headQuestionIds(brief) };
  }
  const stock = rules.opening.filter(shelf.isFree).slice(0, 1);
  const more = stock.length > 0 ? rules.openingMore.filter(shelf.isFree) : [];
  const lot = stock.length > 0 ? [...stock, ...more] : [topicalId(topic)];
  const local = (isServiceArticle(brief, topic) ? ['local.service'] : lot).filter(shelf.isFree);
  const versus = topic === 'comparison' ? versusOf(shelf) : [];
  const whole = wholeLotTopics.includes(topic) ? ['lot.opening', 'lot.makes'] : [];
  const wholeLot = whole.filter(shelf.isFree);
  const own = storeText(shelf);
  const answer = own ?? headAnswer(shelf, topic);
  const isTold = answersFromReference(shelf, answer, topic);
  const isStockFirst = !isTold && (leadsWithStock(shelf, rules, topic) || wholeLot.length > 0);
  const facts = versus.length > 0 ? versus : local.length > 0 ? local : wholeLot;
  const [first, second] = isStockFirst && !own ? [facts, answer] : [answer, facts];
  const messages = [...first, paragraphBreak, ...second].filter(unique);
  for (const id of messages) if (id !== paragraphBreak) shelf.take(id);
  const answers = headQuestionIds(brief);
  return { ...blankSection('opening'), messages, answers, topics: [topic] };
}

/** Who asks for a lineup is told that before what is here of it. */
function answersFromReference({ sheet }: Shelf, answer: readonly string[], topic: Topic): boolean {
  const told = answer.filter((id) => id.startsWith('reference.'));
  const isAsked = topic !== 'overview' || isMissing(sheet) || told[0] !== 'reference.what';
  return isAsked && told.length > 0;
}

/** What the store itself has written on a subject that nothing else here knows. */
function storeText({ sheet }: Shelf): string[] | null {
  const unknown = askedSubjectOf(sheet.brief)?.unknown ?? [];
  const text = unknown.length === 0 ? null : textOn(unknown, sheet.brief.elements);
  return text && [`element:${text.id}`];
}

/** From facts where there are any, then in the words of the topic; else the nearest module's. */
function headAnswer(shelf: Shelf, topic: Topic): string[] {
  const subject = askedSubjectOf(shelf.sheet.brief);
  const head = subject?.head ?? null;
  const asked = head && { ...head, id: 'head', clusterLabel: null };
  const known = subject ? referenceFor(shelf, subject.words) : [];
  const ofHead = asked ? factsFor(shelf, asked) : [];
  const facts = [...known, ...ofHead.filter((id) => !known.includes(id))];
  // What was typed is answered: the answer to the nearest question of a topic would turn from it.
  const isNear = head !== null && isOfTopic(subject?.words ?? '', head.topic);
  if (known.length > 0 && !isNear) return known;
  const direct = head && directAnswerTo(head.form) ? directAnswerId(head.form) : null;
  if (direct && shelf.isFree(direct)) return [...facts, direct];
  if (facts.length > 0) return facts;
  const where = `spec.${topic}`;
  if (shelf.isFree(where)) return [where];
  return shelf.sheet.brief.keyword === null ? [] : moduleAnswer(shelf, topic);
}

/** Both models of a comparison by what the lot has of them; nothing where it lacks one. */
function versusOf(shelf: Shelf): string[] {
  const { title, keyword } = shelf.sheet.brief;
  const pair = modelPairIn(`${keyword ?? ''} ${title ?? ''}`, shelf.sheet);
  if (pair === null) return [];
  const ids = ['versus.price', 'versus.stock', 'versus.same-drive'];
  return ids.map((id) => `${id}~${pair}`).filter(shelf.isFree);
}

/** Whether what stands on the lot is itself the answer. */
export function leadsWithStock(shelf: Shelf, rules: OutlineRules, topic: Topic): boolean {
  const canSay = rules.opening.some((id) => shelf.isSayable(id));
  if (rules.questionsLead && (asksHow(shelf) || setsSideBySide(shelf.sheet))) return false;
  const isStockTopic = stockTopics.includes(topic) || topic === 'sales-event';
  return canSay && (!rules.questionsLead || isStockTopic);
}

/** Who asks how to do a thing is not answered by a stock list. */
function asksHow({ sheet }: Shelf): boolean {
  return /^\s*how (to|do|can|should)\b/i.test(sheet.brief.keyword ?? '');
}

function moduleAnswer(shelf: Shelf, topic: Topic): string[] {
  const { keyword, title } = shelf.sheet.brief;
  const terms = questionTermsOf(keyword ?? title ?? '', topic);
  const ranked = shelf.modules
    .filter((module) => module.topics.includes(topic))
    .map((module) => ({
      module,
      score: answerMatchOf(terms, module) + (module.topics[0] === topic ? 0.5 : 0),
    }))
    .sort((one, two) => two.score - one.score);
  return ranked[0] ? [answerId(ranked[0].module.id)] : [];
}

function unique(id: string, at: number, all: readonly string[]): boolean {
  return id === paragraphBreak || all.indexOf(id) === at;
}
