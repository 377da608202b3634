import type { Remainder } from '../../topics/fact-line.ts';

/** What a message has to be told of the question, beside the facts. */
export type About =
  /** What it names, as the facts' ids spell it: two models of the lot, the only one, and so on. */
  | 'pair'
  | 'model'
  | 'trims'
  | 'color'
  | 'bodies'
  /** What the topic file says in brackets. */
  | 'words'
  /** The same, and without brackets the topic file itself: "@oil-change". */
  | 'matter'
  /** The part of the store that the reader means, and the day: "service|sun". */
  | 'department';

/** One way to answer a question from facts. */
export type FactAnswer = {
  /** Message ids; the first that can be said is the answer. */
  ids: readonly string[];
  /** All of them are said, as far as they can be. */
  isSeries?: true;
  /** It goes on from another of the same line, and answers nothing by itself. */
  isAddition?: true;
  about?: About;
  /** What is still worth saying of the written answer. */
  remainder: Remainder;
  /** Messages that say the same, which the article need not say any more. */
  covers?: readonly string[];
};
