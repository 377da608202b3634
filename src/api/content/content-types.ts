import type { Static } from '@sinclair/typebox';
import type { ContentType } from '../../../schema/contracts/site.ts';
import { articleTypes } from './articles/index.ts';

const endpoints = {
  content: 'POST /content',
  'model-landing-pages': 'POST /model-landing-pages',
} as const;

/** The article types that can be made here, and through which endpoint. */
export function contentTypes(): Static<typeof ContentType>[] {
  return articleTypes.map(({ id, name, description, defaultWords, createdBy }) => ({
    article_type: id,
    name,
    description,
    default_content_length: defaultWords,
    created_through: endpoints[createdBy],
  }));
}
