import { isSameQuestion, questionTerms } from '../research/questions/similarity.ts';
import type { Topic } from '../topic.ts';
import { cosine, vectorOf } from './answer-vectors.ts';

/** Answers from this likeness on tell a reader the same; of two topics a little sooner. */
const sameOnTopic = 0.5;
const sameElsewhere = 0.42;

type Answered = { question: string; form?: string | null; topic: Topic | null };

/**
 * Whether a reader of one answer learns nothing from the other: the cosine of their words over all
 * versions. Two questions after a coupon are one, whatever it is for.
 */
export function saysTheSame(one: Answered, two: Answered): boolean {
  if (isSameQuestion(termsOf(one.question), termsOf(two.question))) return true;
  if (saving.test(one.question) && saving.test(two.question)) return true;
  const [first, second] = [one, two].map(({ form }) => vectorOf(form ?? ''));
  if (!first || !second) return false;
  return cosine(first, second) >= (one.topic === two.topic ? sameOnTopic : sameElsewhere);
}

/**
 * The same of what an editor asks one after the other: only answers that are alike repeat, however
 * alike the questions.
 */
export function repeats(one: Answered, two: Answered): boolean {
  return likenessOf(one, two) >= sameOnTopic;
}

/** How much the answers of two questions speak of the same, 0 to 1; 0 where one has none. */
export function likenessOf(one: Answered, two: Answered): number {
  const [first, second] = [one, two].map(({ form }) => vectorOf(form ?? ''));
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
  isSame = saysTheSame,
): { question: Question; echoes: Question[] }[] {
  const kept: { question: Question; echoes: Question[] }[] = [];
  for (const question of questions) {
    if (said.some((one) => isSame(one, question))) continue;
    const same = kept.find((one) => isSame(one.question, question));
    if (same) same.echoes.push(question);
    else kept.push({ question, echoes: [] });
  }
  return kept;
}
