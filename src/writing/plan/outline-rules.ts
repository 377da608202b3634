import type { Outline } from '../draft.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { Topic } from '../topic.ts';

/** A section that an article type wants, planned only where there is something to say. */
export type SectionRule = {
  /** Unique in the article: "trims". */
  id: string;
  /**
   * Wordings of the heading, with the common slots; empty for the opening. A section of knowledge
   * alone takes its first module's heading when this list is empty.
   */
  headings: readonly string[];
  /** Instead of them where the model is not here, or what they promise cannot be said. */
  otherHeadings?: readonly string[];
  /** What the first headings promise beside the model itself: without it, the others stand. */
  headingNeeds?: string;
  /** Only where the vehicles that the article is about are so; without it, always. */
  only?: 'used' | 'new-or-unknown';
  /** The topics that the headings promise; knowledge on others gets a heading of its own. */
  promises?: readonly Topic[];
  /** Messages from facts, in order; see message-ids.ts. */
  facts: readonly string[];
  /** What knowledge belongs here, the nearest first. */
  topics: readonly Topic[];
  /** Its share of the words that are left for knowledge; 0 for none. */
  weight: number;
  /** Below this length of article the section is left out; 0 for always. */
  minLength: number;
  /** Left out unless one of these can be said: what its heading promises. */
  needs?: readonly string[];
};

export type OutlineRules = {
  /** Wordings of the title when the client gave none. */
  titles: readonly string[];
  /** Facts for the first sentence, the first that can be said. */
  opening: readonly string[];
  /** What follows it in the first paragraph, all that can be said. */
  openingMore: readonly string[];
  sections: readonly SectionRule[];
  /** Whether the chosen questions make sections of their own, after the opening. */
  questionsLead: boolean;
  /** Asked when the client chose none, with the common slots; `form` names the written answer. */
  usualQuestions: readonly { topic: Topic; question: string; form: string }[];
  /**
   * For types that are put together in another way than around a keyword's questions. Throws
   * WritingFailed where the brief cannot carry such an article.
   */
  plan?: (sheet: FactSheet, rules: OutlineRules) => Outline;
};
