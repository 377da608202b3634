import type { Topic } from '../../topic.ts';
import { lazy } from '../../../lib/lazy.ts';
import { library } from '../../topics/library.ts';
import type { TopicGrammar } from './topic-grammar.ts';

const byTopic = lazy(() => new Map(library().grammars.map((one) => [one.topic, one])));

/** The grammar of a topic. Throws when the list of grammars lacks one: that is a bug. */
export function grammarOf(topic: Topic): TopicGrammar {
  const grammar = byTopic().get(topic);
  if (grammar === undefined) throw new Error(`No question grammar for the topic ${topic}`);
  return grammar;
}
