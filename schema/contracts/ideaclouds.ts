import { Type } from '@sinclair/typebox';
import {
  CategoryReference,
  Data,
  Instant,
  Nullable,
  OneOf,
  Page,
  pageQuery,
  QuestionReference,
  TrimmedText,
  Url,
  Uuid,
} from './common.ts';
import { Named } from './named.ts';

export const maxBatchItems = 25;

const Keyword = TrimmedText(1, 500, { description: 'What readers would search for.' });
export const IdeacloudStatus = Named(
  'IdeacloudStatus',
  OneOf(['researching', 'complete', 'failed']),
);

export const IdeacloudInput = Named(
  'IdeacloudInput',
  Type.Object({
    keyword: Keyword,
    category_id: Type.Optional({
      ...Uuid,
      description: 'A category of this site; see GET /site/categories.',
    }),
  }),
);
export const IdeacloudBatchInput = Type.Object({
  items: Type.Array(IdeacloudInput, {
    minItems: 1,
    maxItems: maxBatchItems,
    description: 'Independent of each other: one that fails does so alone, in its place.',
  }),
});

export const AcceptedIdeacloud = Data(
  Named(
    'AcceptedIdeacloud',
    Type.Object({
      id: Uuid,
      keyword: Type.String(),
      status: Type.Literal('researching'),
      created_at: Instant,
      message: Type.String(),
    }),
  ),
);

export const AcceptedIdeaclouds = Data(
  Type.Object({
    items: Type.Array(
      Type.Union([
        Named(
          'StartedIdeacloud',
          Type.Object({ id: Uuid, keyword: Type.String(), status: Type.Literal('researching') }),
        ),
        Named(
          'RejectedIdeacloud',
          Type.Object({
            keyword: Type.String(),
            status: Type.Literal('failed'),
            error: Type.String(),
          }),
        ),
      ]),
    ),
    message: Type.String(),
  }),
);

const heading = {
  id: Uuid,
  keyword: Type.String(),
  title: Nullable(Type.String()),
  synopsis: Nullable(Type.String()),
};
const state = {
  status: IdeacloudStatus,
  error: Type.Optional(Type.String({ description: 'Only when failed.' })),
  category: Nullable(CategoryReference),
};
const times = { created_at: Instant, updated_at: Instant };

export const ListedIdeacloud = Named(
  'IdeacloudSummary',
  Type.Object({ ...heading, ...state, ...times }),
);
export const Ideacloud = Named(
  'Ideacloud',
  Type.Object({
    ...heading,
    tags: Type.Array(Type.String()),
    ...state,
    recommended_questions: Type.Array(QuestionReference),
    ...times,
  }),
);

export const IdeacloudAnswer = Data(Ideacloud);
export const IdeacloudsAnswer = Page(ListedIdeacloud);

export const IdeacloudQuery = Type.Object({
  ...pageQuery,
  status: Type.Optional({ ...IdeacloudStatus, description: 'Only those in this state.' }),
  keyword: Type.Optional(
    TrimmedText(0, 500, { description: 'Any part of the keyword, in any case.' }),
  ),
});

export const QuestionsAnswer = Data(
  Named(
    'IdeacloudQuestions',
    Type.Object({
      id: Uuid,
      status: IdeacloudStatus,
      questions: Type.Array(
        Named(
          'Question',
          Type.Object({
            id: Type.String(),
            question: Type.String(),
            cluster_id: Type.String(),
            source_url: Nullable(Url),
            source_title: Nullable(Type.String()),
            is_recommended: Type.Boolean(),
          }),
        ),
      ),
      clusters: Type.Array(
        Named(
          'QuestionCluster',
          Type.Object({
            id: Type.String(),
            label: Type.String(),
            question_count: Type.Integer({ minimum: 0 }),
          }),
        ),
      ),
      recommended_question_ids: Type.Array(Type.String()),
    }),
  ),
);
