import type { Topic } from '../../topic.ts';
import { topicGrammars } from './index.ts';
import type { TopicGrammar } from './topic-grammar.ts';

const byTopic = new Map(topicGrammars.map((grammar) => [grammar.topic, grammar]));

/** The grammar of a topic. Throws when the list of grammars lacks one: that is a bug. */
export function grammarOf(topic: Topic): TopicGrammar {
  const grammar = byTopic.get(topic);
  if (grammar === undefined) throw new Error(`No question grammar for the topic ${topic}`);
  return grammar;
}
