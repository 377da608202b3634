import type { Topic } from '../../topic.ts';
import type { QuestionForm } from '../questions/question-form.ts';

/**
 * A subject of interest that cuts across topics ("dog friendly cars", "ev tax credit"). Its
 * questions come first, each under the topic that can answer it.
 */
export type Theme = {
  id: string;
  label: string;
  noun: string;
  headline: string;
  /** Phrases of a keyword that name the theme, in normalised words, separated by `|`. */
  words: string;
  related: readonly Topic[];
  /** What a reader comes to the store for: "get my car detailed". */
  errand?: string;
  questions: Partial<Record<Topic, readonly QuestionForm[]>>;
};
