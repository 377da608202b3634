import type { AskedQuestion } from './asked.ts';
import { answerFromFacts } from './fact-answers/index.ts';
import { fromGuide } from './guide-answers.ts';
import { referenceAnswersTo } from './reference-answers.ts';
import type { Shelf } from './shelf.ts';

/** Whether the store, its stock or the tables of the model answer a question. */
export function isFactual(shelf: Shelf, one: AskedQuestion): boolean {
  if (fromGuide(shelf, one).length > 0) return true;
  const told = answerFromFacts(shelf, one);
  if (told !== null && told.remainder !== 'after') return true;
  return referenceAnswersTo(one.question, one.topic, shelf.sheet).flat().some(shelf.isFree);
}

/** The questions in their order, but what is known of the car before what goes for any. */
export function factsFirst<One>(
  shelf: Shelf,
  all: readonly One[],
  questionOf: (one: One) => AskedQuestion,
): One[] {
  const known = all.filter((one) => isFactual(shelf, questionOf(one)));
  return [...known, ...all.filter((one) => !known.includes(one))];
}
