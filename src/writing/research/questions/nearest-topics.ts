import type { Topic } from '../../topic.ts';
import { contentStems } from '../reading/stem.ts';
import { normalise } from '../reading/normalise.ts';
import { library } from '../../topics/library.ts';
import { lazy } from '../../../lib/lazy.ts';

/** A word that more topics use says nothing about any. */
const maxTopics = 5;

/** Which topics speak of a stem, in questions or names. */
const topicsByStem = lazy(indexTopics);

/** At most three topics whose questions share most words with these; rare words count more. */
export function nearestTopics(words: readonly string[]): Topic[] {
  const scores = new Map<Topic, number>();
  for (const stemmed of new Set(contentStems(words))) {
    const topics = topicsByStem().get(stemmed) ?? new Set<Topic>();
    if (topics.size > maxTopics) continue;
    for (const topic of topics) scores.set(topic, (scores.get(topic) ?? 0) + 1 / topics.size);
  }
  return [...scores]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 3)
    .map(([topic]) => topic);
}

function indexTopics(): Map<string, Set<Topic>> {
  const index = new Map<string, Set<Topic>>();
  for (const { topic, words, questions } of library().grammars) {
    const texts = [
      words,
      ...questions.map((form) => (typeof form === 'string' ? form : form.at(-1))),
    ];
    for (const stemmed of contentStems(normalise(texts.join(' ').replace(/\{[^}]*\}|\|/g, ' ')))) {
      index.set(stemmed, (index.get(stemmed) ?? new Set()).add(topic));
    }
  }
  return index;
}
