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

const QuestionIds = Type.Array(Type.String(), {
  minItems: 1,
  description: 'Questions of that IdeaCloud to answer; default its recommended ones.',
});
const onIdeacloud = {
  ideacloud_id: { ...Uuid, description: 'A complete IdeaCloud of this site.' },
  article_type: OneOf(articleTypes, {
    description:
      'See GET /site/content-types. What a model page, a comparison or an event is about is read ' +
      'from the keyword of the IdeaCloud, the stock and the store.',
  }),
  selected_question_ids: Type.Optional(QuestionIds),
};

export const ArticleInput = Type.Object({
  ...onIdeacloud,
  mode: Type.Optional(
    OneOf(['simple', 'interactive'], {
      description:
        '`simple`, the default, writes at once; `interactive` waits for the questions that ' +
        'POST /content/{id}/generate brings.',
    }),
  ),
  ...options,
});

export const maxBatchArticles = 10;

export const ArticleBatchInput = Type.Object({
  items: Type.Array(
    Type.Object({
      ...onIdeacloud,
      mode: Type.Optional(OneOf(['simple'], { description: 'There is no other in a batch.' })),
      ...options,
    }),
    {
      minItems: 1,
      maxItems: maxBatchArticles,
      description: 'Independent of each other: one that fails does so alone, in its place.',
    },
  ),
});

export const GenerateInput = Type.Object({
  selected_question_ids: Type.Optional(
    Type.Array(Type.String(), {
      minItems: 1,
      description:
        'Questions to answer, of the IdeaCloud that the article is made on: required there. An ' +
        'article without an IdeaCloud has none, and what is sent for it is not looked at.',
    }),
  ),
  brand_voice_id: Type.Optional({ ...Uuid, description: 'Default: as it was asked for.' }),
  title: Type.Optional(TrimmedText(1, 500, { description: 'Default: as it was asked for.' })),
});

const vehicle = {
  year: Type.Integer({ minimum: 1900, maximum: 2100, description: 'The model year.' }),
  make: TrimmedText(1, 100, { description: 'As in "Toyota", in any case.' }),
  model: TrimmedText(1, 100, { description: 'As in "RAV4", in any case.' }),
  trim: Type.Optional(
    TrimmedText(1, 100, { description: 'As in "XLE"; default the whole model.' }),
  ),
};

export const ModelLandingInput = Type.Object({ ...vehicle, ...options });

/** Comparisons and events have a depth of their own. */
const { content_depth: _contentDepth, ...pageOptions } = options;

export const ComparisonInput = Type.Object({
  vehicles: Type.Array(Type.Object(vehicle), {
    minItems: 2,
    maxItems: 5,
    description: 'What is compared. None need be in stock.',
  }),
  featured_vehicle_index: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 4,
      description: 'The place of the favored one in `vehicles`, from 0; default none.',
    }),
  ),
  bias_level: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100,
      description:
        'How much the order and the emphasis favor it; facts stay the same. Default 50. Only ' +
        'with `featured_vehicle_index`.',
    }),
  ),
  ...pageOptions,
});

export const eventCategories = [
  'Sales Event',
  'New Model Launch',
  'Owner Appreciation',
  'Service Special',
  'Community Event',
  'Holiday Celebration',
  'Test Drive Event',
] as const;

function DateTime(description: string) {
  return Type.String({ format: 'date-time', maxLength: 40, description });
}

export const SalesEventInput = Type.Object({
  event_name: TrimmedText(1, 500, { description: 'As in "Fall Truck Month".' }),
  start_date: DateTime('When it begins: date, time and offset, or Z.'),
  end_date: DateTime('When it ends, not before it begins.'),
  location: TrimmedText(1, 500, { description: 'Where it takes place.' }),
  category: OneOf(eventCategories, { description: 'What kind of event it is.' }),
  description: Type.Optional(
    TrimmedText(0, 2000, { description: 'What happens there, in your words.' }),
  ),
  ...pageOptions,
});
