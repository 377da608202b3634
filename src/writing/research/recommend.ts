import type { Topic } from '../topic.ts';

const fewest = 5;
const most = 10;
/** Of one article: on its own topic, and on one that its file calls related. */
const mostOwn = 6;
/** A keyword that names a car alone asks a little of everything. */
const mostImplied = 2;
const mostRelated = 1;
const mostRelatedTopics = 3;

/** A question of a cloud, for choosing. */
export type Choosable = {
  topic: Topic;
  nearness: number;
  /** How many words of the asked part of its topic it speaks of. */
  part: number;
  isHead: boolean;
  /** Its place among what is asked after the head question; -1 for what is not. */
  follows: number;
  isThemed: boolean;
};

/**
 * The indices of the questions to recommend: the head question, what is asked after it, then,
 * unless that is enough, those on the keyword's own topics and themes by nearness, those on the
 * asked part before the others, then one of each topic that these call related. What only came
 * along is not recommended, unless there are fewer than five without it.
 */
export function recommend(
  questions: readonly Choosable[],
  own: readonly Topic[],
  related: readonly Topic[],
  isImplied: boolean,
): Set<number> {
  const ranked = questions
    .map((one, index) => ({ ...one, index }))
    .toSorted((one, two) => two.nearness - one.nearness || one.index - two.index);
  const head = ranked.filter(({ isHead }) => isHead);
  // The questions of a theme belong to its topics, whose other questions are about something else.
  const hasTheme = questions.some(({ isThemed }) => isThemed);
  const main = ranked
    .filter(({ topic, isThemed }) => (hasTheme ? isThemed : own.includes(topic)))
    .toSorted((one, two) => two.part - one.part);
  const next = related
    .filter((topic) => !own.includes(topic))
    .slice(0, isImplied ? most : mostRelatedTopics)
    .flatMap((topic) => ranked.filter((one) => one.topic === topic).slice(0, mostRelated));
  const after = ranked
    .filter(({ follows }) => follows >= 0)
    .toSorted((one, two) => one.follows - two.follows);
  if (after.length >= fewest - 1) {
    return new Set([...head, ...after].slice(0, most).map(({ index }) => index));
  }
  const chosen = [
    ...head,
    ...after,
    ...main.slice(0, isImplied ? mostImplied : mostOwn),
    ...next,
    ...main,
  ];
  const wanted = chosen.slice(0, most).map(({ index }) => index);
  const unique = new Set(wanted);
  for (const { index } of ranked) if (unique.size < fewest) unique.add(index);
  return unique;
}
