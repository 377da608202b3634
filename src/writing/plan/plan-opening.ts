import type { Topic } from '../topic.ts';
import { answerId, paragraphBreak, pointId } from './message-ids.ts';
import type { OutlineRules } from './outline-rules.ts';
import type { PlannedSection } from './planned-section.ts';
import { answerMatchOf, matchOf } from './question-match.ts';
import type { Shelf } from './shelf.ts';
import { stemsOf } from './stems.ts';
import { topicMessages } from './topic-messages.ts';

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
];

/** The first paragraphs: the direct answer to what the reader came for, then what the store has. */
export function planOpening(shelf: Shelf, rules: OutlineRules, topic: Topic): PlannedSection {
  const { brief } = shelf.sheet;
  const stems = stemsOf(brief.keyword ?? brief.title ?? '');
  const stock = rules.opening.filter((id) => shelf.isFree(id)).slice(0, 1);
  const isStockFirst = !rules.questionsLead || (stockTopics.includes(topic) && stock.length > 0);
  const specific = (topicMessages[topic] ?? []).filter((id) => shelf.isFree(id)).slice(0, 1);
  const direct = brief.subject && specific[0]?.startsWith('spec.') ? specific : [];
  const answer = isStockFirst ? [] : direct.length > 0 ? direct : answerOf(shelf, topic, stems);
  const local = stock.length > 0 ? stock : specific;
  const first = isStockFirst ? local : [...answer, ...local.filter((id) => !answer.includes(id))];
  const more = ['absent.family', 'absent.same-make', 'absent.price', 'absent.match'];
  const ids = [...first, ...more.filter((id) => shelf.isFree(id))];
  if (isStockFirst && shelf.isFree('condition.split')) ids.push('condition.split');
  for (const id of ids) shelf.take(id);
  const support = isStockFirst ? [] : supportOf(shelf, topic, stems);
  for (const id of support) shelf.take(id);
  return {
    id: 'opening',
    heading: null,
    headings: [],
    messages: [...ids, paragraphBreak, ...support],
    parts: [],
    topics: [topic],
    stems,
    weight: 0,
  };
}

function answerOf(shelf: Shelf, topic: Topic, stems: ReadonlySet<string>): string[] {
  const ranked = shelf.modules
    .filter((module) => module.topics.includes(topic))
    .map((module) => ({
      module,
      score: answerMatchOf(stems, module) + (module.topics[0] === topic ? 0.5 : 0),
    }))
    .sort((one, two) => two.score - one.score);
  return ranked[0] ? [answerId(ranked[0].module.id)] : [];
}

/** One point that says more about the keyword itself. */
function supportOf(shelf: Shelf, topic: Topic, stems: ReadonlySet<string>): string[] {
  if (shelf.sheet.brief.contentLength < 500) return [];
  const ranked = shelf.modules
    .filter((module) => module.topics[0] === topic)
    .flatMap((module) =>
      shelf.points(module).map((point) => ({
        id: pointId(module.id, point.id),
        score: matchOf(stems, point) + shelf.random.next() * 0.2,
      })),
    )
    .sort((one, two) => two.score - one.score);
  return ranked[0] ? [ranked[0].id] : [];
}
