import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Topic } from '../topic.ts';
import type { ReferenceAnswer } from './reference-answer.ts';
import { referenceAnswers } from './reference-answer-lines.ts';
import { withoutModel } from './without-model.ts';

/** Ids of messages by the lines that fit, each to be said together. */
export function referenceAnswersTo(question: string, topic: Topic, sheet: FactSheet): string[][] {
  if (!sheet.portrait && !sheet.car) return [];
  const asked = withoutModel(question, sheet);
  return Object.values(referenceAnswers)
    .filter(({ topics, asks }) => topics.includes(topic) && asks.test(asked))
    .filter(({ ids }) => !lacksDiesel(question, ids, sheet))
    .map(({ ids }) => [...ids]);
}

/** Who has the car already asks about its upkeep, and who names a price for money. */
const otherMatters = new RegExp(
  String.raw`\b(?:oil|lights?|repairs?|replace\w*|noise|service|costs?|prices?|tires?|insur\w+|` +
    String.raw`leas\w+|loans?|problems?|issues?|recalls?|reliab\w+|fluid|leak\w*|warranty|` +
    String.raw`worth|vs|best)\b`,
  'i',
);

/** The same for what was typed, which may be no question: "f-150 engine options". */
export function referenceAnswersToKeyword(words: string, sheet: FactSheet): string[][] {
  if (!sheet.portrait && !sheet.car) return [];
  return linesFor(withoutModel(words, sheet))
    .filter(({ ids }) => !lacksDiesel(words, ids, sheet))
    .map(({ ids }) => [...ids]);
}

/** That a diesel is not filed does not say that there is none: the list would be read as a no. */
function lacksDiesel(words: string, ids: readonly string[], { facts }: FactSheet): boolean {
  const isAsked = /\bdiesel\b/i.test(words) && ids.includes('reference.engines');
  // The guide names every engine.
  return isAsked && !facts.has('car.engines') && !facts.has('reference.has-diesel');
}

/** Whether the tables answer this question as they answer the keyword. */
export function asksTheSame(words: string, question: string, topic: Topic): boolean {
  return linesFor(words).some(({ topics, asks }) => topics[0] === topic && asks.test(question));
}

function linesFor(words: string): ReferenceAnswer[] {
  if (otherMatters.test(words)) return [];
  return Object.values(referenceAnswers).filter((answer) => answer.words?.test(words));
}
