import type { ArticleTypeEntry } from './article-type.ts';
import { basicArticle } from './basic.ts';
import { comparisonArticle } from './comparison.ts';
import { expertArticle } from './expert.ts';
import { modelLandingArticle } from './modellanding.ts';
import { qaArticle } from './qa.ts';
import { salesEventArticle } from './salesevent.ts';

/** Every article type that can be written. */
export const articleTypes: readonly ArticleTypeEntry[] = [
  basicArticle,
  qaArticle,
  expertArticle,
  modelLandingArticle,
  comparisonArticle,
  salesEventArticle,
];

export function articleTypeOf(id: string): ArticleTypeEntry | null {
  return articleTypes.find((entry) => entry.id === id) ?? null;
}
