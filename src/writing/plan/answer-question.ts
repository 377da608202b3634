import type { AskedQuestion } from './asked.ts';
import { depthOf } from './choose-points.ts';
import { answerId, paragraphBreak, pointId } from './message-ids.ts';
import { answerMatchOf, matchOf } from './question-match.ts';
import type { Shelf } from './shelf.ts';
import { stemsOf } from './stems.ts';
import { topicMessages } from './topic-messages.ts';

/** Below this likeness a point of another topic is not an answer. */
const farMatch = 0.5;

/**
 * What answers one question: facts of the store first, else the module's direct answer, then the
 * points that speak most of what was asked, up to `words`. Empty when nothing fits. What is chosen
 * is taken from the shelf.
 */
export function answerQuestion(shelf: Shelf, asked: AskedQuestion, words: number): string[] {
  const stems = stemsOf(asked.question);
  const facts = (topicMessages[asked.topic] ?? []).filter((id) => shelf.isFree(id)).slice(0, 2);
  const answer = facts.length > 0 ? null : bestAnswer(shelf, asked, stems);
  const opening = answer ? [answer] : facts;
  let room = words - total(shelf, opening);
  const chosen: string[] = [];
  for (const id of rankedPoints(shelf, asked, stems)) {
    const length = shelf.wordsOf(id);
    if (opening.length + chosen.length > 0 && length > room + 10) continue;
    chosen.push(id);
    room -= length;
    if (room < 25 || chosen.length >= 3) break;
  }
  const ids = [...opening, ...chosen];
  for (const id of ids) shelf.take(id);
  return [...opening, ...chosen.flatMap((id) => [id, paragraphBreak])];
}

function bestAnswer(
  shelf: Shelf,
  asked: AskedQuestion,
  stems: ReadonlySet<string>,
): string | null {
  const ranked = shelf.modules
    .filter((module) => module.topics.includes(asked.topic))
    .filter((module) => shelf.isFree(answerId(module.id)))
    .map((module) => ({ module, score: answerMatchOf(stems, module) }))
    .sort((one, two) => two.score - one.score);
  const best = ranked[0];
  return best ? answerId(best.module.id) : null;
}

/** Point ids by likeness to the question; other topics only when they are very like it. */
function rankedPoints(shelf: Shelf, asked: AskedQuestion, stems: ReadonlySet<string>): string[] {
  return shelf.modules
    .flatMap((module) => {
      const isOnTopic = module.topics.includes(asked.topic);
      return shelf.points(module).map((point) => ({
        id: pointId(module.id, point.id, depthOf(shelf)),
        match: matchOf(stems, point),
        isOnTopic,
      }));
    })
    .filter(({ isOnTopic, match }) => isOnTopic || match >= farMatch)
    .map((entry) => ({ ...entry, score: entry.match + (entry.isOnTopic ? 0.3 : 0) }))
    .sort((one, two) => two.score - one.score || (one.id < two.id ? -1 : 1))
    .map(({ id }) => id);
}

function total(shelf: Shelf, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + shelf.wordsOf(id), 0);
}
