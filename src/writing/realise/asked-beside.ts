import type { Brief } from '../brief.ts';
import { askedSubjectOf } from '../facts/asked-subject.ts';
import { conceptsOf } from '../research/lexicon/concepts.ts';
import { heavyOf, wantedOf } from '../research/questions/wanted.ts';
import { normalise } from '../research/reading/normalise.ts';

/**
 * How many of the words that a searcher typed beside the head question a version of its answer
 * speaks of: who asks whether gap insurance covers theft is owed the version that names theft.
 */
export function askedBeside(brief: Brief): (text: string) => number {
  const subject = askedSubjectOf(brief);
  if (!subject?.head) return () => 0;
  const inQuestion = conceptsIn(subject.head.question);
  const beside = heavyOf(wantedOf(subject.reading)).filter(
    ({ concepts }) => !concepts.some((one) => inQuestion.has(one)),
  );
  if (beside.length === 0) return () => 0;
  return (text) => {
    const spoken = conceptsIn(text);
    return beside.filter(({ concepts }) => concepts.some((one) => spoken.has(one))).length;
  };
}

/** "A trade-in" speaks of a trade. */
function conceptsIn(text: string): ReadonlySet<string> {
  const words = normalise(text).flatMap((word) => [word, ...word.split('-')]);
  return new Set(words.flatMap(conceptsOf));
}
