import type { Topic } from '../topic.ts';
import { withoutStock } from './answer-question.ts';
import { type AskedQuestion, candidatesOf, withoutHead } from './asked.ts';
import { answerFromFacts } from './fact-answers/index.ts';
import { referenceAnswersTo } from './reference-answers.ts';
import type { Shelf } from './shelf.ts';

/** Whether the store, its stock or the tables of the model answer a question. */
export function isFactual(shelf: Shelf, one: AskedQuestion): boolean {
  const told = answerFromFacts(shelf, one);
  if (told !== null && told.remainder !== 'after') return true;
  return referenceAnswersTo(one.question, one.topic, shelf.sheet).flat().some(shelf.isFree);
}

/** What a buyer asks first of a car. */
const first: readonly Topic[] = ['price', 'trims', 'engine', 'drivetrain', 'fuel-economy'];
const mostFacts = 3;
const mostOfCar = 7;

/**
 * What is known of a car that somebody has typed and nothing else, one question a topic, before
 * what was chosen for it.
 */
export function withFacts(shelf: Shelf, chosen: readonly AskedQuestion[]): AskedQuestion[] {
  const { brief } = shelf.sheet;
  if (brief.isChoiceGiven) return [...chosen];
  const all = withoutStock(shelf, withoutHead(candidatesOf(brief), brief));
  const known = first.flatMap((topic) => {
    return all.find((one) => one.topic === topic && isFactual(shelf, one)) ?? [];
  });
  const told = known.slice(0, mostFacts);
  const topics = new Set(told.map(({ topic }) => topic));
  const rest = chosen.filter((one) => !topics.has(one.topic));
  return [...told, ...rest].slice(0, Math.max(mostOfCar, told.length));
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
