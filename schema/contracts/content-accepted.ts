import { Type } from '@sinclair/typebox';
import { Data, Instant, Nullable, OneOf, Uuid } from './common.ts';
import { articleTypes } from './content.ts';
import { eventCategories } from './content-input.ts';

const ArticleType = OneOf(articleTypes);
const accepted = {
  id: Uuid,
  status: Type.Literal('generating'),
  article_type: ArticleType,
  title: Type.String(),
};
const answered = { created_at: Instant, message: Type.String() };
const Vehicle = Type.Object({
  year: Type.Integer(),
  make: Type.String(),
  model: Type.String(),
  trim: Nullable(Type.String()),
});

export const AcceptedArticle = Data(Type.Object({ ...accepted, ...answered }));

export const AcceptedModelLanding = Data(
  Type.Object({ ...accepted, vehicle: Vehicle, ...answered }),
);

export const AcceptedComparison = Data(
  Type.Object({
    ...accepted,
    vehicles: Type.Array(Vehicle),
    featured_vehicle_index: Nullable(Type.Integer()),
    bias_level: Nullable(Type.Integer({ description: 'Null when no vehicle is featured.' })),
    ...answered,
  }),
);

export const AcceptedSalesEvent = Data(
  Type.Object({
    ...accepted,
    event: Type.Object({
      event_name: Type.String(),
      start_date: Instant,
      end_date: Instant,
      location: Type.String(),
      category: OneOf(eventCategories),
      description: Nullable(Type.String()),
    }),
    ...answered,
  }),
);

export const AcceptedArticles = Data(
  Type.Object({
    items: Type.Array(
      Type.Union([
        Type.Object({ ...accepted, created_at: Instant }),
        Type.Object({
          status: Type.Literal('failed'),
          article_type: ArticleType,
          error: Type.String(),
        }),
      ]),
    ),
    message: Type.String(),
  }),
);

export const AcceptedGeneration = Data(
  Type.Object({ id: Uuid, status: Type.Literal('generating'), message: Type.String() }),
);

const OptionalText = Type.Object({
  type: Type.Literal('string'),
  required: Type.Literal(false),
});

/** What an article in the mode `interactive` still needs; POST /content/{id}/generate takes it. */
export const AwaitingArticle = Data(
  Type.Object({
    id: Uuid,
    status: Type.Literal('awaiting_input'),
    ideacloud_id: Uuid,
    article_type: ArticleType,
    required_inputs: Type.Object({
      selected_question_ids: Type.Object({
        type: Type.Literal('array'),
        required: Type.Literal(true),
        options: Type.Array(Type.Object({ id: Type.String(), question: Type.String() })),
      }),
      brand_voice_id: OptionalText,
      title: OptionalText,
    }),
  }),
);
