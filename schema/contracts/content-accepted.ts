import { Type } from '@sinclair/typebox';
import { Data, Instant, Nullable, QuestionReference, Uuid } from './common.ts';
import { ArticleType } from './content.ts';
import { EventCategory } from './content-input.ts';
import { Named } from './named.ts';

const accepted = {
  id: Uuid,
  status: Type.Literal('generating'),
  article_type: ArticleType,
  title: Type.String(),
};
const answered = { created_at: Instant, message: Type.String() };
const Vehicle = Named(
  'ComparedModel',
  Type.Object({
    year: Type.Integer(),
    make: Type.String(),
    model: Type.String(),
    trim: Nullable(Type.String()),
  }),
);

export const AcceptedArticle = Data(
  Named('AcceptedArticle', Type.Object({ ...accepted, ...answered })),
);

export const AcceptedModelLanding = Data(
  Named('AcceptedModelLandingPage', Type.Object({ ...accepted, vehicle: Vehicle, ...answered })),
);

export const AcceptedComparison = Data(
  Named(
    'AcceptedComparison',
    Type.Object({
      ...accepted,
      vehicles: Type.Array(Vehicle),
      featured_vehicle_index: Nullable(Type.Integer()),
      bias_level: Nullable(Type.Integer({ description: 'Null when no vehicle is featured.' })),
      ...answered,
    }),
  ),
);

export const AcceptedSalesEvent = Data(
  Named(
    'AcceptedSalesEvent',
    Type.Object({
      ...accepted,
      event: Named(
        'SalesEvent',
        Type.Object({
          event_name: Type.String(),
          start_date: Instant,
          end_date: Instant,
          location: Type.String(),
          category: EventCategory,
          description: Nullable(Type.String()),
        }),
      ),
      ...answered,
    }),
  ),
);

export const AcceptedArticles = Data(
  Type.Object({
    items: Type.Array(
      Type.Union([
        Named('StartedArticle', Type.Object({ ...accepted, created_at: Instant })),
        Named(
          'RejectedArticle',
          Type.Object({
            status: Type.Literal('failed'),
            article_type: ArticleType,
            error: Type.String(),
          }),
        ),
      ]),
    ),
    message: Type.String(),
  }),
);

export const AcceptedGeneration = Data(
  Named(
    'AcceptedGeneration',
    Type.Object({ id: Uuid, status: Type.Literal('generating'), message: Type.String() }),
  ),
);

const OptionalText = Named(
  'OptionalTextInput',
  Type.Object({
    type: Type.Literal('string'),
    required: Type.Literal(false),
  }),
);

/** What an article in the mode `interactive` still needs; POST /content/{id}/generate takes it. */
export const AwaitingArticle = Data(
  Named(
    'AwaitingArticle',
    Type.Object({
      id: Uuid,
      status: Type.Literal('awaiting_input'),
      ideacloud_id: Uuid,
      article_type: ArticleType,
      required_inputs: Named(
        'RequiredInputs',
        Type.Object({
          selected_question_ids: Named(
            'QuestionChoice',
            Type.Object({
              type: Type.Literal('array'),
              required: Type.Literal(true),
              options: Type.Array(QuestionReference),
            }),
          ),
          brand_voice_id: OptionalText,
          title: OptionalText,
        }),
      ),
    }),
  ),
);
