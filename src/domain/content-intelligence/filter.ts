import type { Static } from '@sinclair/typebox';
import type { RecommendationQuery } from '../../../schema/contracts/content-intelligence.ts';
import type { RecommendationFilter } from './store.ts';

type Query = Omit<Static<typeof RecommendationQuery>, 'limit' | 'cursor'>;

/** What a list is asked for, as the store takes it. */
export function filterOf(query: Query): RecommendationFilter {
  const { type, types, priority_min, status, suggested_article_type } = query;
  const wanted = [
    ...(type === undefined ? [] : [type]),
    ...(types?.split(',').map((name) => name.trim()) ?? []),
  ];
  return {
    status: status ?? 'active',
    types: wanted.length === 0 ? undefined : wanted,
    priorityMin: priority_min,
    articleType: suggested_article_type,
  };
}
