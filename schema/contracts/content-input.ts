import { Type } from '@sinclair/typebox';
import { OneOf, TrimmedText, Uuid } from './common.ts';
import { articleTypes, contentDepths, contentIntents, languages } from './content.ts';

/** Options that every way of making an article takes. */
const options = {
  title: Type.Optional(
    TrimmedText(1, 500, { description: 'Default: of the IdeaCloud, or made of the model.' }),
  ),
  brand_voice_id: Type.Optional({
    ...Uuid,
    description: 'How to write; see GET /site/brand-voices.',
  }),
  category_id: Type.Optional({ ...Uuid, description: 'See GET /site/categories.' }),
  language: Type.Optional(OneOf(languages, { description: 'Default English.' })),
  content_length: Type.Optional(
    Type.Integer({
      minimum: 200,
      maximum: 5000,
      description: 'Words to aim at; each article type has its default.',
    }),
  ),
  content_intent: Type.Optional(
    OneOf(contentIntents, {
      description: '`fixed_ops` is service and parts, `variable` sales; default `general`.',
    }),
  ),
  content_depth: Type.Optional(OneOf(contentDepths, { description: 'Default `standard`.' })),
  auto_compliance: Type.Optional(
    Type.Boolean({ description: 'Check the finished article; default false.' }),
  ),
  auto_content_tools: Type.Optional(
    Type.Boolean({ description: 'Run the content tools on it; default false.' }),
  ),
};

export const ArticleInput = Type.Object({
  ideacloud_id: { ...Uuid, description: 'A complete IdeaCloud of this site.' },
  article_type: OneOf(articleTypes, { description: 'See GET /site/content-types.' }),
  selected_question_ids: Type.Optional(
    Type.Array(Type.String(), {
      minItems: 1,
      description: 'Questions of that IdeaCloud to answer; default its recommended ones.',
    }),
  ),
  mode: Type.Optional(
    OneOf(['simple', 'interactive'], {
      description: '`simple`, the default, writes at once.',
    }),
  ),
  ...options,
});

export const ModelLandingInput = Type.Object({
  year: Type.Integer({ minimum: 1900, maximum: 2100, description: 'The model year.' }),
  make: TrimmedText(1, 100, { description: 'As in "Toyota", in any case.' }),
  model: TrimmedText(1, 100, { description: 'As in "RAV4", in any case.' }),
  trim: Type.Optional(
    TrimmedText(1, 100, { description: 'As in "XLE"; default the whole model.' }),
  ),
  ...options,
});
