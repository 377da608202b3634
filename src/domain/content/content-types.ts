import type { Static } from '@sinclair/typebox';
import type { ContentType } from '../../../schema/contracts/site.ts';
import type { ArticleTypeEntry } from './articles/article-type.ts';
import { articleTypeOf, articleTypes } from './articles/index.ts';

const endpoints = {
  content: 'POST /content',
  'model-landing-pages': 'POST /model-landing-pages',
  comparisons: 'POST /comparisons',
  'sales-events': 'POST /sales-events',
};

/** The article types that can be made here, and through which endpoint. */
export function contentTypes(): Static<typeof ContentType>[] {
  return articleTypes.map((entry) => ({
    article_type: entry.id,
    name: entry.name,
    description: entry.description,
    default_content_length: entry.defaultWords,
    created_through: endpointOf(entry),
  }));
}

export function endpointOf({ createdBy }: ArticleTypeEntry): string {
  return endpoints[createdBy];
}

/** An entry of the catalogue that an endpoint rests on. */
export function writtenType(id: ArticleTypeEntry['id']): ArticleTypeEntry {
  const entry = articleTypeOf(id);
  if (!entry) throw new Error(`The catalogue has no article type "${id}".`);
  return entry;
}
