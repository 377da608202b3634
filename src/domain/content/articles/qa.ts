import type { ArticleTypeEntry } from './article-type.ts';

export const qaArticle: ArticleTypeEntry = {
  id: 'qa',
  name: 'Questions and answers',
  description:
    'Each chosen question under its own heading with the answer first, grouped by what they are ' +
    'about, with an index on top.',
  defaultWords: 1800,
  createdBy: 'content',
};
