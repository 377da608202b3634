import { normalise } from '../reading/normalise.ts';
import { contentStems } from '../reading/stem.ts';

/** Share of common words from which two questions are the same question. */
const sameQuestion = 0.75;

/** The set that questions are compared by: stems without stop words. */
export function questionTerms(question: string): ReadonlySet<string> {
  return new Set(contentStems(normalise(question)));
}

export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = one.intersection(other).size;
  const all = one.size + other.size - shared;
  return all === 0 ? 1 : shared / all;
}

export function isSameQuestion(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return jaccard(one, other) >= sameQuestion && matterOf(one) === matterOf(other);
}

/** Where a job is done, what it costs and what coupons there are differ in a single word. */
const matters: readonly ReadonlySet<string>[] = ['cost price', 'coupon deal special'].map(
  (words) => new Set(contentStems(words.split(' '))),
);

function matterOf(terms: ReadonlySet<string>): number {
  return matters.findIndex((words) => !words.isDisjointFrom(terms));
}
