import { lazy } from '../../lib/lazy.ts';
import { library } from '../topics/library.ts';
import type { TopicQuestion } from '../topics/topic-file.ts';
import { stemsOf } from './stems.ts';

/** Words with their weights, of length 1. */
export type Vector = ReadonlyMap<string, number>;

/** What a question and the versions of its answer speak of; undefined where it has no answer. */
export function vectorOf(form: string): Vector | undefined {
  return known().vectors.get(form);
}

/** A text by the rarity of its words; empty where no answer has any of them. */
export function vectorOfWords(weights: ReadonlyMap<string, number>): Vector {
  const { rarity, spread } = known();
  return unitOf(new Map([...weights].filter(([stem]) => spread.has(stem))), rarity);
}

/** How much two texts speak of the same, 0 to 1. */
export function cosine(one: Vector, two: Vector): number {
  let sum = 0;
  for (const [stem, weight] of one) sum += weight * (two.get(stem) ?? 0);
  return sum;
}

/** Each word weighed by its rarity over all answers (Salton and Buckley 1988). */
const known = lazy(() => {
  const answered = library()
    .files.flatMap(({ questions }) => questions)
    .filter(({ answer }) => answer !== null)
    .map((question) => [question.text, countsOf(question)] as const);
  const spread = new Map<string, number>();
  for (const [, counts] of answered) {
    for (const stem of counts.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const rarity = (stem: string): number => Math.log(answered.length / (spread.get(stem) ?? 1));
  const vectors = new Map(answered.map(([form, counts]) => [form, unitOf(counts, rarity)]));
  return { vectors, rarity, spread };
});

/** How often the question, twice over, and the versions of its answer have each stem. */
function countsOf({ text, answer }: TopicQuestion): Map<string, number> {
  const counts = new Map<string, number>();
  const wordings = (answer ?? []).flatMap((sentence) => sentence.wordings);
  for (const said of [text, text, ...wordings]) {
    for (const stem of stemsOf(said.replace(/\{[^}]*\}/g, ' '))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  return counts;
}

function unitOf(counts: ReadonlyMap<string, number>, rarity: (stem: string) => number): Vector {
  const weights = [...counts].map(([stem, n]) => [stem, Math.sqrt(n) * rarity(stem)] as const);
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0));
  return new Map(weights.map(([stem, weight]) => [stem, weight / (length || 1)]));
}
