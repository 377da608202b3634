import type { Topic } from '../../topic.ts';
import type { QuestionForm } from '../questions/question-form.ts';

/** All that research knows of one topic: how people name it, and what they ask about it. */
export type TopicGrammar = {
  topic: Topic;
  family: TopicFamily;
  /** Heading of a group of such questions, sentence case: "Towing and hauling". */
  label: string;
  /** In running text: "readers ask about {noun}". */
  noun: string;
  /** For a title, which puts it in sentence case: "Towing Capacity and Trailers". */
  headline: string;
  /** Phrases of a keyword that name the topic, in normalised words, separated by `|`. */
  words: string;
  /** What the same reader asks next, nearest first. */
  related: readonly Topic[];
  /** What a workshop does about it, with article: "an oil change". */
  job?: string;
  /** What a reader comes to the store for: "get an oil change". */
  errand?: string;
  /** The most asked first. */
  questions: readonly QuestionForm[];
};

/** A coarse kind, by which related topics are grouped: one car, choosing, money, upkeep, place. */
export const topicFamilies = ['model', 'choosing', 'money', 'ownership', 'place'] as const;
export type TopicFamily = (typeof topicFamilies)[number];
