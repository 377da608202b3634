import type { ArticleTypeEntry } from './article-type.ts';
import { basicArticle } from './basic.ts';
import { modelLandingArticle } from './modellanding.ts';

/** Every article type that can be written. */
export const articleTypes: readonly ArticleTypeEntry[] = [basicArticle, modelLandingArticle];

export function articleTypeOf(id: string): ArticleTypeEntry | null {
  return articleTypes.find((entry) => entry.id === id) ?? null;
}
