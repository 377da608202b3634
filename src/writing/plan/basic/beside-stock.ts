import { askedSubjectOf } from '../../facts/asked-subject.ts';
import { kindOfKeyword } from '../../research/keyword-kind.ts';
import type { AskedQuestion } from '../asked.ts';
import { answerFromFacts } from '../fact-answers/index.ts';
import type { Shelf } from '../shelf.ts';

/** So many questions at most follow a list of cars. */
const maxBeside = 4;

/**
 * What follows a list of cars that was asked for: questions that the store's own facts answer, then
 * a few of those that a buyer has. How stores get their cars is no matter of who looks for one.
 */
export function besideStock(shelf: Shelf, asked: readonly AskedQuestion[]): AskedQuestion[] {
  const { brief } = shelf.sheet;
  const subject = askedSubjectOf(brief);
  if (!subject || brief.isChoiceGiven) return [...asked];
  const { words, reading, head } = subject;
  if (kindOfKeyword(words, reading, head?.topic ?? null) !== 'stock') return [...asked];
  const isTold = (one: AskedQuestion): boolean => answerFromFacts(shelf, one) !== null;
  const told = asked.filter(isTold);
  const others = asked.filter((one) => !told.includes(one) && one.topic !== 'availability');
  return [...told, ...others].slice(0, maxBeside);
}
