import type { Random } from '../../../lib/random.ts';
import type { Reading } from '../reading/read-keyword.ts';
import type { Topic } from '../../topic.ts';
import { library } from '../../topics/library.ts';
import type { Theme } from '../themes/theme.ts';
import {
  type Candidate,
  followingCandidates,
  themeCandidates,
  topicCandidates,
} from './candidates.ts';
import type { QuestionContext } from './context.ts';
import { anywhere, planTopics, type Quota } from './plan.ts';
import { ofFeature, partNearness } from './nearness.ts';
import { isOfOtherMake } from './other-makes.ts';
import { isSameQuestion, questionTerms } from './similarity.ts';
import { isWellFormed } from './well-formed.ts';

const maxQuestions = 44;
/** Below this, topics may add more than their share, and general topics are drawn on. */
const enoughQuestions = 22;
/** What a theme adds that only goes along with the keyword's topic. */
const ofRelatedTheme = 2;

export type Chosen = Candidate & { terms: ReadonlySet<string> };

/**
 * The cloud's questions, without doubles, in order of nearness: the keyword itself where it is a
 * question (`asked`), what the store's own visitors searched (`searched`), what follows its head
 * question, its themes, its topics.
 * `contexts` has one entry for each model that the keyword names, the main one first.
 */
export function chooseQuestions(
  reading: Reading,
  contexts: readonly QuestionContext[],
  searched: readonly Candidate[],
  asked: readonly Candidate[],
  head: string | null,
  random: Random,
): Chosen[] {
  const chosen: Chosen[] = [];
  const [context] = contexts;
  if (context === undefined) return chosen;
  for (const candidate of [...asked, ...searched]) keep(chosen, candidate);
  for (const one of followingCandidates(head, context)) {
    if (!isOfOtherMake(one.form, reading)) keep(chosen, one, isSameAsFollowing);
  }
  for (const theme of reading.themes.slice(0, 2)) {
    for (const candidate of themeCandidates(theme, context)) keep(chosen, candidate);
  }
  const plan = planTopics(reading, context);
  const pools = plan.map((quota) => ({
    quota,
    pool: onPartFirst(
      reading,
      quota.topic,
      alternating(
        (quota.topic === 'comparison' ? [context] : contexts).map((one) =>
          topicCandidates(quota.topic, one, random),
        ),
      ),
    ),
  }));
  for (const { quota, pool } of pools) draw(chosen, pool, quota);
  for (const theme of relatedThemes(reading)) {
    for (const one of themeCandidates(theme, context).slice(0, ofRelatedTheme)) keep(chosen, one);
  }
  if (chosen.length < enoughQuestions) {
    for (const { quota, pool } of pools) draw(chosen, pool, { ...quota, most: quota.most + 4 });
  }
  for (const topic of anywhere) {
    if (chosen.length >= enoughQuestions) break;
    draw(chosen, topicCandidates(topic, context, random), { topic, most: 5 });
  }
  return chosen;
}

/** Who asks for a part of the keyword's own topic is first given the questions on it. */
function onPartFirst(reading: Reading, topic: Topic, pool: readonly Candidate[]): Candidate[] {
  const file = library().files.find(({ id }) => id === topic);
  if (!file) return [...pool];
  const near = partNearness(reading, file);
  const isOwn = reading.topics.includes(topic);
  const nearOf = ({ form }: Candidate): number => (form === null ? 0 : near(form));
  return pool
    .filter(({ form }) => !isOfOtherMake(form, reading))
    .filter((one) => !ofFeature.test(one.form ?? '') || nearOf(one) > 0)
    .toSorted((one, two) => (isOwn ? nearOf(two) - nearOf(one) : 0));
}

/** The themes that the file of the keyword's main topic names as what its reader asks next. */
function relatedThemes({ topics, themes }: Reading): Theme[] {
  const { files, themes: all } = library();
  const main = themes.length > 0 ? undefined : files.find(({ id }) => id === topics[0]);
  return all.filter(({ id }) => main?.relatedThemes.includes(id));
}

function alternating<Value>(lists: readonly (readonly Value[])[]): Value[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

function draw(chosen: Chosen[], pool: readonly Candidate[], { topic, most }: Quota): void {
  let held = chosen.filter((one) => one.topic === topic).length;
  for (const candidate of pool) {
    if (held >= most || chosen.length >= maxQuestions) return;
    if (keep(chosen, candidate)) held += 1;
  }
}

function keep(chosen: Chosen[], candidate: Candidate, isSame = isAlike): boolean {
  if (chosen.length >= maxQuestions || !isWellFormed(candidate.question)) return false;
  const own = { ...candidate, terms: questionTerms(candidate.question) };
  if (own.terms.size === 0 || chosen.some((one) => isSame(one, own))) return false;
  chosen.push(own);
  return true;
}

function isAlike(one: Chosen, other: Chosen): boolean {
  return isSameQuestion(one.terms, other.terms);
}

/** How long a recharge takes and how long it lasts are two questions where an editor asks both. */
function isSameAsFollowing(one: Chosen, following: Chosen): boolean {
  return one.form === null ? isAlike(one, following) : one.form === following.form;
}
