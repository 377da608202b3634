import type { ArticleTypeEntry } from './article-type.ts';

export const basicArticle: ArticleTypeEntry = {
  id: 'basic',
  name: 'Article',
  description:
    'Answers one keyword and its chosen questions, with the facts that the stock and the store ' +
    'add to them.',
  defaultWords: 1200,
  createdBy: 'content',
};
