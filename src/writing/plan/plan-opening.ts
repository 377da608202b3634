import type { Topic } from '../topic.ts';
import { answerId, paragraphBreak, pointId } from './message-ids.ts';
import { modelPairIn } from './model-pair.ts';
import type { OutlineRules } from './outline-rules.ts';
import type { PlannedSection } from './planned-section.ts';
import { answerMatchOf, matchOf } from './question-match.ts';
import { noTerms, questionTermsOf, type QuestionTerms } from './question-terms.ts';
import { isServiceArticle } from './service-topics.ts';
import { topicalId } from './topical.ts';
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

/** The first paragraphs: the direct answer to what the reader came for, then what the store has. */
export function planOpening(shelf: Shelf, rules: OutlineRules, topic: Topic): PlannedSection {
  const { brief } = shelf.sheet;
  const terms = questionTermsOf(
    (brief.keyword ?? brief.title ?? '').replace(/\bservices?\b/gi, ' '),
    topic,
  );
  const stock = rules.opening.filter((id) => shelf.isFree(id)).slice(0, 1);
  const isStockFirst = leadsWithStock(shelf, rules, topic);
  const answer = isStockFirst ? [] : directAnswer(shelf, topic, terms);
  const more = stock.length > 0 ? rules.openingMore.filter((id) => shelf.isFree(id)) : [];
  const lot = stock.length > 0 ? [...stock, ...more] : [topicalId(topic)];
  const local = (isServiceArticle(brief, topic) ? ['local.service'] : lot).filter(shelf.isFree);
  const versus = topic === 'comparison' ? versusOf(shelf) : [];
  const stockFirst = versus.length > 0 ? versus : local;
  const whole = wholeLotTopics.includes(topic) ? ['lot.opening', 'lot.makes'] : [];
  const wholeLot = isStockFirst ? [] : whole.filter(shelf.isFree);
  const ids = wholeLot.length > 0 ? wholeLot : isStockFirst ? stockFirst : [...answer, ...local];
  for (const id of ids) shelf.take(id);
  const support = isStockFirst ? [] : supportOf(shelf, topic, terms);
  for (const id of support) shelf.take(id);
  return {
    id: 'opening',
    heading: null,
    headings: [],
    messages: [...ids, paragraphBreak, ...support],
    parts: [],
    topics: [topic],
    core: [],
    terms: noTerms,
    weight: 0,
  };
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
  if (rules.questionsLead && asksHow(shelf)) return false;
  return canSay && (!rules.questionsLead || stockTopics.includes(topic));
}

/** Who asks how to do a thing is not answered by a stock list. */
function asksHow({ sheet }: Shelf): boolean {
  return /^\s*how (to|do|can|should)\b/i.test(sheet.brief.keyword ?? '');
}

/** For a specification of a model where it is written; for all else the module's direct answer. */
function directAnswer(shelf: Shelf, topic: Topic, terms: QuestionTerms): string[] {
  const where = `spec.${topic}`;
  if (shelf.isFree(where)) return [where];
  const ranked = shelf.modules
    .filter((module) => module.topics.includes(topic))
    .map((module) => ({
      module,
      score: answerMatchOf(terms, module) + (module.topics[0] === topic ? 0.5 : 0),
    }))
    .sort((one, two) => two.score - one.score);
  return ranked[0] ? [answerId(ranked[0].module.id)] : [];
}

/** One point that says more about the keyword itself; a module's first points are its core. */
function supportOf(shelf: Shelf, topic: Topic, terms: QuestionTerms): string[] {
  if (shelf.sheet.brief.contentLength < 500) return [];
  const ranked = shelf.modules
    .filter((module) => module.topics[0] === topic)
    .flatMap((module) =>
      shelf.points(module).map((point) => ({
        id: pointId(module.id, point.id),
        score:
          matchOf(terms, point) - module.points.indexOf(point) * 0.12 + shelf.random.next() * 0.2,
      })),
    )
    .sort((one, two) => two.score - one.score);
  return ranked[0] ? [ranked[0].id] : [];
}
