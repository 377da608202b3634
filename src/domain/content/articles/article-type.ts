import type { ArticleType } from '../../../writing/brief.ts';

/** A kind of article that clients can ask for. Its outline is in src/writing/plan/outlines. */
export type ArticleTypeEntry = {
  id: ArticleType;
  /** For people: "Model landing page". */
  name: string;
  description: string;
  /** Words when the client names no length. */
  defaultWords: number;
  /** Which endpoint makes it. */
  createdBy: 'content' | 'comparisons' | 'model-landing-pages' | 'sales-events';
};
