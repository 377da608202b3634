import type { ArticleTypeEntry } from './article-type.ts';

export const expertArticle: ArticleTypeEntry = {
  id: 'expert',
  name: 'Expert guide',
  description:
    'An in-depth guide to one keyword: how it works, what to weigh, what it costs, a checklist ' +
    'and what to ask at the store.',
  defaultWords: 2000,
  createdBy: 'content',
};
