import { Type } from '@sinclair/typebox';
import { Data, NoFields, OneOf, Uuid } from './common.ts';
import { Named } from './named.ts';

/** The six content tools of contract section 6. */
export const contentTools = [
  'seo-metadata',
  'schemas',
  'social-snippets',
  'page-slugs',
  'post-tags',
  'search-intent',
] as const;
export type ContentTool = (typeof contentTools)[number];

export const ContentToolName = Named('ContentTool', OneOf(contentTools));

export const ContentToolsInput = Type.Object({
  tools: Type.Optional(
    Type.Array(ContentToolName, {
      minItems: 1,
      maxItems: 50,
      description: 'Default: all six. One that is named twice runs once.',
    }),
  ),
});

/** The request has no fields: a body may be left out. */
export const OneToolInput = NoFields;

export const OneToolParams = Type.Object({
  id: Type.String({ ...Uuid, description: 'The id of an article.' }),
  tool: { ...ContentToolName, description: 'The tool to run.' },
});

export const AcceptedTools = Data(
  Named(
    'AcceptedContentTools',
    Type.Object({
      article_id: Uuid,
      tools: Type.Array(ContentToolName),
      status: Type.Literal('generating'),
      message: Type.String(),
    }),
  ),
);
