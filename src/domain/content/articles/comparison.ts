import type { ArticleTypeEntry } from './article-type.ts';

export const comparisonArticle: ArticleTypeEntry = {
  id: 'comparison',
  name: 'Comparison',
  description:
    'Two to five vehicles side by side: the verdict first, then prices, engines, EPA estimates ' +
    'and size as far as the stock and fact tables tell, and how to judge the rest.',
  defaultWords: 3500,
  createdBy: 'comparisons',
};
