import type { ArticleTypeEntry } from './article-type.ts';

export const salesEventArticle: ArticleTypeEntry = {
  id: 'salesevent',
  name: 'Sales event',
  description:
    'Announces an event of the store: what, when, where and for whom, vehicles on the lot with ' +
    'their prices, and how a visit works.',
  defaultWords: 600,
  createdBy: 'sales-events',
};
