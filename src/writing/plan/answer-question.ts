import type { Assigned } from './assign-points.ts';
import type { AskedQuestion } from './asked.ts';
import { depthOf } from './choose-points.ts';
import { isAnswer, isAnsweredBy } from './fact-answers.ts';
import { answerId, directAnswerId, paragraphBreak, pointId } from './message-ids.ts';
import { answerMatchOf, matchOf } from './question-match.ts';
import { questionTermsOf } from './question-terms.ts';
import type { Shelf } from './shelf.ts';
import { topicMessages } from './topic-messages.ts';

/** Room for one answer below which a whole paragraph is too much. */
const fewWords = 45;

/** A further point must be at least so like the question. */
const furtherMatch = 0.4;

/**
 * What answers one question: facts of the store first; else the answer written for its form; else
 * the module's direct answer, unless the assigned point is one; then further points that are like
 * the question, up to `words`. Empty when nothing fits. What is chosen is taken from the shelf.
 */
export function answerQuestion(
  shelf: Shelf,
  asked: AskedQuestion,
  assigned: Assigned | undefined,
  words: number,
): string[] {
  const direct = shelf.isFree(directId(asked)) ? [directId(asked)] : [];
  const facts = factsFor(shelf, asked, direct.length > 0);
  const isDirect = assigned?.isDirect ?? false;
  const answer = isDirect ? null : bestAnswer(shelf, asked);
  const opening = [facts, direct, answer ? [answer] : []].find((ids) => ids.length > 0) ?? [];
  for (const id of opening) shelf.take(id);
  const isTold =
    opening.length > 0 && opening[0] !== answer && (assigned?.match ?? 0) < furtherMatch;
  const first = assigned && !isTold ? [withDepth(shelf, assigned.id, words)] : [];
  let room = words - total(shelf, [...opening, ...first]);
  const further =
    isTold || opening === direct
      ? []
      : furtherPoints(shelf, asked).filter((id) => {
          const length = shelf.wordsOf(id);
          if (length > room) return false;
          room -= length;
          shelf.take(id);
          return true;
        });
  const paragraphs = [...first, ...further].flatMap((id) => [id, paragraphBreak]);
  return [...opening, ...(opening === direct ? [paragraphBreak] : []), ...paragraphs];
}

/**
 * The message that answers; else, where no answer was written for the question's form, up to two
 * that inform. Where a figure is written may be told once more, in other words, when the opening
 * told it already: it is the one honest answer.
 */
function factsFor(shelf: Shelf, asked: AskedQuestion, hasDirect: boolean): string[] {
  const ids = (topicMessages[asked.topic] ?? []).filter(
    (id) => shelf.isFree(id) || (id.startsWith('spec.') && shelf.isFree(`${id} again`)),
  );
  const answer = ids.find((id) => isAnsweredBy(id, asked.question));
  if (answer && !(hasDirect && answer.startsWith('spec.'))) {
    if (!shelf.isFree(answer)) shelf.take(`${answer} again`);
    return [answer];
  }
  return hasDirect ? [] : ids.filter((id) => !isAnswer(id)).slice(0, 2);
}

/** The answer written for the question's form, by its message id. */
function directId(asked: AskedQuestion): string {
  return directAnswerId(asked.form ?? '');
}

function bestAnswer(shelf: Shelf, asked: AskedQuestion): string | null {
  const terms = questionTermsOf(asked.question, asked.topic);
  const ranked = shelf.modules
    .filter((module) => module.topics[0] === asked.topic)
    .filter((module) => shelf.isFree(answerId(module.id)))
    .map((module) => ({ module, score: answerMatchOf(terms, module) }))
    .sort((one, two) => two.score - one.score);
  const best = ranked[0];
  return best ? answerId(best.module.id) : null;
}

/** Points of the question's own topic that are like it, the likest first. */
function furtherPoints(shelf: Shelf, asked: AskedQuestion): string[] {
  const terms = questionTermsOf(asked.question, asked.topic);
  return shelf.modules
    .filter((module) => module.topics[0] === asked.topic)
    .flatMap((module) =>
      shelf.points(module).map((point) => ({
        id: pointId(module.id, point.id, depthOf(shelf)),
        match: matchOf(terms, point),
      })),
    )
    .filter(({ match }) => match >= furtherMatch)
    .sort((one, two) => two.match - one.match || (one.id < two.id ? -1 : 1))
    .map(({ id }) => id);
}

/** Where words are few, the first sentence has to do. */
function withDepth(shelf: Shelf, id: string, words: number): string {
  const depth = words < fewWords ? 1 : depthOf(shelf);
  return depth === undefined ? id : `${id}#${depth}`;
}

function total(shelf: Shelf, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + shelf.wordsOf(id), 0);
}
