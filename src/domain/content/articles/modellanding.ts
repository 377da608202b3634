import type { ArticleTypeEntry } from './article-type.ts';

export const modelLandingArticle: ArticleTypeEntry = {
  id: 'modellanding',
  name: 'Model landing page',
  description:
    'One model at this store: trims, prices and vehicles on the lot, how to choose, how to pay, ' +
    'and what owning it takes.',
  defaultWords: 2500,
  createdBy: 'model-landing-pages',
};
