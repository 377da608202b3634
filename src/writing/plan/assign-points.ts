import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';
import type { AskedQuestion } from './asked.ts';
import { pointId } from './message-ids.ts';
import { matchOf } from './question-match.ts';
import { questionTermsOf } from './question-terms.ts';
import type { Shelf } from './shelf.ts';

/** The point that answers a question, and how well. */
export type Assigned = { id: string; match: number };
export type Assignment = ReadonlyMap<AskedQuestion, Assigned>;

/** Modules whose first topic is the question's come before those that touch on it. */
const firstTopicBonus = 0.5;
const topicBonus = 0.15;

/** A point that is less like the question than this does not answer it. */
const leastMatch = 0.3;

/** Without this much likeness a point of a related topic is no answer. */
const relatedMatch = 0.8;

/**
 * Gives each question the point that speaks most of what it asks, no point to two questions: pairs
 * in order of likeness, so that a good fit is not lost to a question that came earlier. Assigned
 * points are taken from the shelf.
 */
export function assignPoints(
  shelf: Shelf,
  questions: readonly AskedQuestion[],
  main: Topic,
): Assignment {
  const pairs = questions.flatMap((question) => candidates(shelf, question, main));
  pairs.sort((one, two) => two.score - one.score || (one.id < two.id ? -1 : 1));
  const assigned = new Map<AskedQuestion, Assigned>();
  const taken = new Set<string>();
  for (const { question, id, match } of pairs) {
    if (assigned.has(question) || taken.has(id)) continue;
    assigned.set(question, { id, match });
    taken.add(id);
    shelf.take(id);
  }
  return assigned;
}

type Pair = { question: AskedQuestion; id: string; match: number; score: number };

function candidates(shelf: Shelf, question: AskedQuestion, main: Topic): Pair[] {
  const terms = questionTermsOf(question.question, question.topic);
  const related = [main, ...grammarOf(question.topic).related];
  return shelf.modules.flatMap((module) => {
    const isFirst = module.topics[0] === question.topic;
    const isOnTopic = module.topics.includes(question.topic);
    const isRelated = terms.asked.size > 1 && module.topics.some((one) => related.includes(one));
    if (!isOnTopic && !isRelated) return [];
    const bonus = isFirst ? firstTopicBonus : isOnTopic ? topicBonus : 0;
    return shelf.points(module).flatMap((point) => {
      const match = matchOf(terms, point);
      if (match < (isOnTopic ? leastMatch : relatedMatch)) return [];
      return [{ question, id: pointId(module.id, point.id), match, score: match + bonus }];
    });
  });
}
