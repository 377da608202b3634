import { Type } from '@sinclair/typebox';
import {
  Data,
  Instant,
  Nullable,
  OneOf,
  Page,
  pageQuery,
  Uuid,
  uuidPattern,
  WholeNumber,
} from './common.ts';
import { ArticleType } from './content.ts';
import { Named, shown } from './named.ts';

export const suggestionTypes = [
  'missing_model_page',
  'inventory_move',
  'model_year_transition',
  'price_segment_content',
  'comparison_opportunity',
  'search_gap',
  'search_position_opportunity',
  'low_ctr_page',
  'keyword_cannibalization',
  'declining_page',
  'stale_content',
  'thin_content',
  'missing_faq',
  'missing_local_page',
  'new_arrival_spotlight',
  'certified_preowned_page',
  'seasonal_service',
  'seasonal_sales_event',
  'fuel_economy_content',
  'ev_education',
  'review_theme',
  'unposted_content',
] as const;
export type SuggestionType = (typeof suggestionTypes)[number];

/**
 * Types that mend a page that is there; the others ask for a new one, which begins with a
 * keyword.
 */
const mendingTypes: ReadonlySet<string> = new Set<SuggestionType>([
  'search_position_opportunity',
  'low_ctr_page',
  'keyword_cannibalization',
  'declining_page',
  'stale_content',
  'thin_content',
  'missing_faq',
  'unposted_content',
]);

export function asksForPage(type: string): boolean {
  return !mendingTypes.has(type);
}

export const comparisonSubtypes = ['cross_brand', 'trim', 'cross_category'] as const;
export type ComparisonSubtype = (typeof comparisonSubtypes)[number];

export const recommendationStates = ['active', 'dismissed', 'acted_on', 'expired'] as const;

const SuggestionTypeName = Named('RecommendationType', OneOf(suggestionTypes));
const State = Named('RecommendationStatus', OneOf(recommendationStates));
const SubtypeName = Named('ComparisonSubtype', OneOf(comparisonSubtypes));
const Priority = Type.Integer({ minimum: 0, maximum: 100 });

export const Recommendation = Named(
  'Recommendation',
  Type.Object({
    id: Uuid,
    suggestion_type: SuggestionTypeName,
    comparison_subtype: Type.Optional({
      ...SubtypeName,
      description: 'Only of a comparison_opportunity.',
    }),
    title: Type.String(),
    description: Type.String(),
    priority_score: Priority,
    metadata: Type.Object(
      {},
      {
        additionalProperties: true,
        description:
          'What the type found, with the keyword to write about and, in `score`, the parts that ' +
          'make up the priority.',
      },
    ),
    suggested_article_type: ArticleType,
    status: State,
    acted_on_article_id: Nullable(Uuid),
    created_at: Instant,
    updated_at: Instant,
    expires_at: Instant,
  }),
);

export const RecommendationAnswer = Data(Recommendation);
export const RecommendationsAnswer = Page(Recommendation);

const anyType = `(${suggestionTypes.join('|')})`;
const listOfTypes = `^ *${anyType}( *, *${anyType})* *$`;

export const RecommendationQuery = Type.Object({
  ...pageQuery,
  type: Type.Optional({ ...SuggestionTypeName, description: 'Only of this type.' }),
  types: Type.Optional(
    Type.String({
      pattern: listOfTypes,
      examples: ['missing_model_page,search_gap'],
      maxLength: 1000,
      description: 'Only of these types, separated by commas.',
    }),
  ),
  priority_min: Type.Optional(
    WholeNumber({ minimum: 0, maximum: 100, description: 'Only from this priority on.' }),
  ),
  status: Type.Optional(
    shown({ ...State, description: 'Only in this state.' }, { default: 'active' }),
  ),
  suggested_article_type: Type.Optional({
    ...ArticleType,
    description: 'Only those that suggest such an article.',
  }),
});

const count = Type.Integer({ minimum: 0 });

export const SummaryAnswer = Data(
  Named(
    'RecommendationSummary',
    Type.Object({
      active: count,
      dismissed: count,
      acted_on: count,
      expired: count,
      by_type: Type.Record(Type.String(), count, { description: 'Active ones by type.' }),
      average_priority: Nullable(
        Type.Number({ description: 'Of the active ones, to one decimal; null without any.' }),
      ),
      high_priority_count: Type.Integer({
        minimum: 0,
        description: 'Active ones with a priority of 70 or more.',
      }),
      last_run_at: Nullable(Instant),
      next_run_at: Instant,
    }),
  ),
);

export const DismissInput = Type.Object({
  status: Type.Literal('dismissed', { description: 'The one state that it can be set to.' }),
});
export const ActInput = Type.Object({
  article_id: { ...Uuid, description: 'An article of this site.' },
});
export const BulkDismissInput = Type.Object({
  ids: Type.Array(Type.String({ pattern: uuidPattern, format: 'uuid' }), {
    minItems: 1,
    maxItems: 50,
    description: 'Ids of recommendations.',
  }),
});

const Dismissed = Named(
  'DismissedRecommendation',
  Type.Object({ id: Uuid, status: Type.Literal('dismissed'), updated_at: Instant }),
);

export const DismissedAnswer = Data(Dismissed);
export const ActedAnswer = Data(
  Named(
    'ActedRecommendation',
    Type.Object({
      id: Uuid,
      status: Type.Literal('acted_on'),
      acted_on_article_id: Uuid,
      updated_at: Instant,
    }),
  ),
);
export const BulkDismissedAnswer = Data(
  Named(
    'DismissedRecommendations',
    Type.Object({ dismissed_count: count, dismissed: Type.Array(Dismissed) }),
  ),
);

export const IntelligenceTypesAnswer = Data(
  Type.Object({
    content_intelligence_types: Type.Array(
      Named(
        'RecommendationTypeInfo',
        Type.Object({
          type: SuggestionTypeName,
          description: Type.String(),
          suggested_article_type: ArticleType,
          actionable_via: Type.String({ description: 'The operation that takes it up.' }),
        }),
      ),
    ),
  }),
);
