import { normalise } from '../reading/normalise.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { contentStems } from '../reading/stem.ts';
import type { Chosen } from '../questions/choose.ts';
import { grammarOf } from '../topics/grammar-of.ts';

export type Vector = ReadonlyMap<string, number>;

/** What a question is about weighs as much as one telling word, its family half of that. */
const topicWeight = 1.5;
const familyWeight = 0.5;
/** Share of questions from which a stem says nothing about a group: the subject's own name. */
const everywhereShare = 0.4;

/**
 * TF-IDF over stems with length 1, plus the topic and the topic's family as terms (idf as in
 * scikit-learn: ln((1 + n) / (1 + df)) + 1). The stems of the subject's own
 * `names`, and stems of many questions, are left out.
 */
export function questionVectors(
  questions: readonly Chosen[],
  names: ReadonlySet<string>,
): Vector[] {
  const counts = new Map<string, number>();
  for (const { terms } of questions) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const { length } = questions;
  const idf = (term: string) => Math.log((1 + length) / (1 + (counts.get(term) ?? 0))) + 1;
  const rarest = Math.log((1 + length) / 2) + 1;
  return questions.map(({ terms, topic }) => {
    const telling = [...terms].filter(
      (term) => !names.has(term) && (counts.get(term) ?? 0) <= length * everywhereShare,
    );
    const entries = telling.map((term) => [term, idf(term)] as const);
    const family = grammarOf(topic).family;
    return unit([
      ...entries,
      [`topic:${topic}`, rarest * topicWeight],
      [`family:${family}`, rarest * familyWeight],
    ]);
  });
}

/** The keyword in the same space: its stems, and its topics, the main one strongest. */
export function keywordVector(reading: Reading): Vector {
  const stems = contentStems(normalise(reading.words.join(' ')));
  return unit([
    ...stems.map((term) => [term, 2] as const),
    ...reading.topics.map((topic, index) => [`topic:${topic}`, 3 / (index + 1)] as const),
  ]);
}

/** The cosine of two unit vectors, 0 (nothing shared) to 1. */
export function cosine(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0);
  return sum;
}

function unit(entries: readonly (readonly [string, number])[]): Vector {
  const length = Math.hypot(...entries.map(([, weight]) => weight)) || 1;
  return new Map(entries.map(([term, weight]) => [term, weight / length]));
}
