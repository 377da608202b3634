import { Type } from '@sinclair/typebox';
import { Data, Nullable, OneOf, Uuid } from './common.ts';
import { Named } from './named.ts';

export const suggestionSources = ['content_suggestion', 'quick_start'] as const;

export const SuggestionCard = Named(
  'SuggestionCard',
  Type.Object({
    id: Uuid,
    source: Named(
      'SuggestionSource',
      OneOf(suggestionSources, {
        description: 'From an active recommendation, or straight from the stock.',
      }),
    ),
    title: Type.String(),
    subtitle: Type.String(),
    short_reason: Type.String(),
    priority: Type.Number({ minimum: 0, maximum: 100 }),
    keyword: Type.String({ description: 'What POST /ideaclouds takes.' }),
    content_suggestion_id: Nullable(Uuid),
    external_source: Nullable(
      Type.String({ description: '`search_console` where searches gave rise to it.' }),
    ),
    external_fingerprint: Nullable(
      Type.String({ description: 'Of the keyword at this site, where there is a source.' }),
    ),
  }),
);

export const SuggestionsAnswer = Data(
  Named(
    'Suggestions',
    Type.Object({
      suggestions: Type.Array(SuggestionCard, { description: 'Highest priority first.' }),
      sources: Named(
        'SuggestionCounts',
        Type.Object({
          content_suggestion: Type.Integer({ minimum: 0 }),
          quick_start: Type.Integer({ minimum: 0 }),
        }),
      ),
      suppressed_external_count: Type.Integer({
        minimum: 0,
        description: 'Left out, since a page that exists outside covers the topic.',
      }),
    }),
  ),
);
