import { lazy } from '../../lib/lazy.ts';
import { isSameQuestion, questionTerms } from '../research/questions/similarity.ts';
import type { Topic } from '../topic.ts';
import { library } from '../topics/library.ts';
import type { TopicQuestion } from '../topics/topic-file.ts';
import { stemsOf } from './stems.ts';

/** Answers from this likeness on tell a reader the same; of two topics a little sooner. */
const sameOnTopic = 0.5;
const sameElsewhere = 0.42;

type Answered = { question: string; form?: string | null; topic: Topic | null };
type Vector = ReadonlyMap<string, number>;

/**
 * Whether a reader of one answer learns nothing from the other: the cosine of their words over all
 * versions, each weighed by its rarity (Salton and Buckley 1988). Two questions after a coupon are
 * one, whatever it is for.
 */
export function saysTheSame(one: Answered, two: Answered): boolean {
  if (isSameQuestion(termsOf(one.question), termsOf(two.question))) return true;
  if (saving.test(one.question) && saving.test(two.question)) return true;
  const [first, second] = [one, two].map(({ form }) => vectors().get(form ?? ''));
  if (!first || !second) return false;
  return cosine(first, second) >= (one.topic === two.topic ? sameOnTopic : sameElsewhere);
}

/** How much the answers of two questions speak of the same, 0 to 1; 0 where one has none. */
export function likenessOf(one: Answered, two: Answered): number {
  const [first, second] = [one, two].map(({ form }) => vectors().get(form ?? ''));
  return first && second ? cosine(first, second) : 0;
}

function termsOf(question: string): ReadonlySet<string> {
  if (known.size > mostKnown) known.clear();
  return known.getOrInsertComputed(question, questionTerms);
}

/** Each question is held against many others, and comes again in the next article. */
const known = new Map<string, ReadonlySet<string>>();
const mostKnown = 2000;

const saving = /\b(coupons?|deals?|specials?|discounts?|offers?)\b/i;

/** Each question with those after it that its answer answers too. */
export function withoutEchoes<Question extends Answered>(
  questions: readonly Question[],
  said: readonly Answered[] = [],
): { question: Question; echoes: Question[] }[] {
  const kept: { question: Question; echoes: Question[] }[] = [];
  for (const question of questions) {
    if (said.some((one) => saysTheSame(one, question))) continue;
    const same = kept.find((one) => saysTheSame(one.question, question));
    if (same) same.echoes.push(question);
    else kept.push({ question, echoes: [] });
  }
  return kept;
}

const vectors = lazy((): ReadonlyMap<string, Vector> => {
  const answered = library()
    .files.flatMap(({ questions }) => questions)
    .filter(({ answer }) => answer !== null)
    .map((question) => [question.text, countsOf(question)] as const);
  const spread = new Map<string, number>();
  for (const [, counts] of answered) {
    for (const stem of counts.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const rarity = (stem: string): number => Math.log(answered.length / (spread.get(stem) ?? 1));
  return new Map(answered.map(([form, counts]) => [form, unitOf(counts, rarity)]));
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
  return new Map(weights.map(([stem, weight]) => [stem, weight / length]));
}

function cosine(one: Vector, two: Vector): number {
  let sum = 0;
  for (const [stem, weight] of one) sum += weight * (two.get(stem) ?? 0);
  return sum;
}
