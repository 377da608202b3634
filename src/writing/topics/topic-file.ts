import type { KnowledgeModule, Sentence } from '../knowledge/module.ts';
import type { Condition, QuestionForm } from '../research/questions/question-form.ts';
import type { TopicFamily } from '../research/topics/topic-grammar.ts';
import type { Topic } from '../topic.ts';
import type { FactLine } from './fact-line.ts';
import type { GuideOrder } from './guide-line.ts';
import type { GuideName } from './guide-names.ts';
import type { ListMark } from './list-marks.ts';

/** One Markdown file of src/writing/topics, as read. README.md there says how to write one. */
export type TopicFile = {
  file: string;
  /** A topic of topic.ts, or a theme that cuts across them. */
  id: string;
  isTheme: boolean;
  /** Null for a theme. */
  family: TopicFamily | null;
  label: string;
  noun: string;
  headline: string;
  /** Phrases of a keyword that name it, in normalised words. */
  words: readonly string[];
  related: readonly Topic[];
  /** Themes among what the same reader asks next. */
  relatedThemes: readonly string[];
  job?: string;
  errand?: string;
  questions: readonly TopicQuestion[];
  modules: readonly KnowledgeModule[];
  /** Things to do, for the lists of a guide; each stands alone. */
  checklist: readonly Sentence[];
};

/** What an article has beside its questions, unless its head question says otherwise. */
export const leftovers = ['checklist', 'passage'] as const;
export type Leftover = (typeof leftovers)[number];

export type TopicQuestion = {
  /** The text with its slots, which is also its id. */
  text: string;
  form: QuestionForm;
  asked: readonly Condition[];
  /** Phrases of a keyword, normalised, that make this the first question to answer. */
  leads: readonly string[];
  /** What the same reader asks next, in this order, by the texts of their questions. */
  following: readonly string[];
  /** The kind of cars whose list it follows, with what follows it; empty for most. */
  kind: readonly ListMark[];
  /** What an article that it opens does without. */
  without: readonly Leftover[];
  /** The fact answers that may answer it; null where none does. */
  facts: FactLine | null;
  /** What the guide to models says to it, in this order; empty where it says nothing. */
  guide: readonly GuideName[];
  /** Whether what is written for it is said as well, and on which side of it the guide stands. */
  guideOrder: GuideOrder;
  /** The topic that it belongs to. */
  topic: Topic;
  /** Null where no answer has been written for it. */
  answer: readonly Sentence[] | null;
};
