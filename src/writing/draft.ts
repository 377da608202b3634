import type { ArticleImage } from './facts/article-image.ts';
import type { PlanItem } from './plan/plan-item.ts';
import type { Fact } from './facts/fact.ts';

/** One heading of the plan; `level` 2 or 3. */
export type OutlineSection = {
  id: string;
  heading: string;
  level: 2 | 3;
  /** What will be said, in order. */
  items: readonly PlanItem[];
  /** The ids of the questions that it answers. */
  answers: readonly string[];
};

export type Outline = { title: string; sections: OutlineSection[] };

/** A paragraph (or table, or list) and what it rests on. */
export type DraftParagraph = {
  sectionId: string;
  kind: 'text' | 'table' | 'list';
  /** Markdown. */
  text: string;
  factIds: string[];
  wordingIds: string[];
};

/** A finished article. `markdown` starts with the level-1 heading. */
export type Draft = {
  title: string;
  markdown: string;
  wordCount: number;
  outline: Outline;
  paragraphs: DraftParagraph[];
  facts: Fact[];
  wordingIds: string[];
  /** What could not be covered for want of facts, in words for the store. */
  notCovered: string[];
  /** Set where the text ends early: which facts would let it say more. */
  wouldSayMore?: string[];
  /** The photo of a vehicle that it is about. */
  image?: ArticleImage | null;
  /** Sentences of a model that were left out, since they rested on no fact. */
  droppedSentences?: number;
  /** The same by reason: "vehicle_claim", "figure". */
  droppedFor?: Readonly<Record<string, number>>;
};
