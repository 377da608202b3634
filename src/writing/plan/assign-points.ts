import { directAnswerTo } from '../topics/library.ts';
import { grammarOf } from '../research/topics/grammar-of.ts';
import type { Topic } from '../topic.ts';
import type { AskedQuestion } from './asked.ts';
import { pointId } from './message-ids.ts';
import { matchOf } from './question-match.ts';
import { noTerms, questionTermsOf } from './question-terms.ts';
import type { Shelf } from './shelf.ts';

/** The point that answers a question, and how well; or the question that it is answered with. */
export type Assigned = {
  id: string;
  match: number;
  /** Whether the point can stand without a sentence that leads to it. */
  isDirect: boolean;
  /** Set on a question that shares its point with a better one: they are answered together. */
  joins: AskedQuestion | null;
};
export type Assignment = ReadonlyMap<AskedQuestion, Assigned>;

/** From this likeness on, in what was asked alone, a point is itself the direct answer. */
const directMatch = 0.65;

/** A second-best point this much poorer is no answer; the question shares the best one instead. */
const secondBest = 0.85;

/** Modules whose first topic is the question's come before those that touch on it. */
const firstTopicBonus = 0.5;
const topicBonus = 0.15;

/** A point that is less like the question than this does not answer it. */
const minMatch = 0.3;

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
  const taken = new Map<string, AskedQuestion>();
  for (const { question, id, match, isDirect } of pairs) {
    if (assigned.has(question) || taken.has(id)) continue;
    if (!isDirect && directAnswerTo(question.form ?? '')) continue;
    assigned.set(question, { id, match, isDirect, joins: null });
    taken.set(id, question);
  }
  joinPoor(questions, pairs, assigned, taken);
  for (const { id } of assigned.values()) shelf.take(id);
  return assigned;
}

/** Without those that are answered together with another. */
export function alone(questions: readonly AskedQuestion[], assigned: Assignment): AskedQuestion[] {
  return questions.filter((question) => !assigned.get(question)?.joins);
}

type Pair = {
  question: AskedQuestion;
  id: string;
  match: number;
  score: number;
  isDirect: boolean;
};

/**
 * A question whose only good point went to another one is answered together with it, unless an
 * answer was written for it.
 */
function joinPoor(
  questions: readonly AskedQuestion[],
  pairs: readonly Pair[],
  assigned: Map<AskedQuestion, Assigned>,
  taken: ReadonlyMap<string, AskedQuestion>,
): void {
  for (const question of questions) {
    const best = pairs.find((pair) => pair.question === question);
    const owner = best && taken.get(best.id);
    const own = assigned.get(question);
    if (!best || !owner || owner === question || owner.topic !== question.topic) continue;
    if (directAnswerTo(question.form ?? '')) continue;
    const isPoor = !own || own.match < best.match * secondBest;
    const isFree = ![...assigned.values()].some((one) => one.joins === owner);
    if (!isPoor || !isFree || assigned.get(owner)?.joins) continue;
    assigned.set(question, { ...best, joins: owner });
  }
}

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
      if (match < (isOnTopic ? minMatch : relatedMatch)) return [];
      const asked = matchOf({ ...terms, expected: noTerms.expected }, point);
      const isDirect = terms.asked.size > 1 && asked >= (isFirst ? directMatch : relatedMatch);
      const id = pointId(module.id, point.id);
      return [{ question, id, match, isDirect, score: match + bonus }];
    });
  });
}
