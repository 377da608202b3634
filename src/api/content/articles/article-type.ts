import type { ArticleType } from '../../../writing/brief.ts';
import type { OutlineRules } from '../../../writing/plan/outline-rules.ts';

/** A kind of article that clients can ask for. */
export type ArticleTypeEntry = {
  id: ArticleType;
  /** For people: "Model landing page". */
  name: string;
  description: string;
  /** Words when the client names no length. */
  defaultWords: number;
  /** Which endpoint makes it. */
  createdBy: 'content' | 'comparisons' | 'model-landing-pages' | 'sales-events';
  outline: OutlineRules;
};
