import type { Brief } from '../brief.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import type { Topic } from '../topic.ts';
import { withoutStock } from './answer-question.ts';
import { type AskedQuestion, candidatesOf, mainTopicOf, withoutHead } from './asked.ts';
import { isFactual } from './facts-first.ts';
import { relevanceIn } from './relevance.ts';
import type { Shelf } from './shelf.ts';

/** Who types a car and nothing else has asked no question: what is known of it is told first. */
export function namesCarAlone(brief: Brief): boolean {
  const { question, reading } = askedSubjectOf(brief) ?? {};
  if (question != null || reading?.model == null) return false;
  // Small words, and yet a question: "used Civic worth it".
  if (reading.asked.includes('worth')) return false;
  return relevanceIn(brief, mainTopicOf(brief)) === null;
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
