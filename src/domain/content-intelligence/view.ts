import type { Static } from '@sinclair/typebox';
import type {
  ComparisonSubtype,
  Recommendation,
  SuggestionType,
} from '../../../schema/contracts/content-intelligence.ts';
import { isoTime } from '../../lib/clock.ts';
import type { ArticleType } from './analyzers/analyzer.ts';
import type { RecommendationRow } from './store.ts';

export function viewRecommendation(row: RecommendationRow): Static<typeof Recommendation> {
  return {
    id: row.id,
    suggestion_type: row.suggestionType as SuggestionType,
    ...(row.comparisonSubtype !== null && {
      comparison_subtype: row.comparisonSubtype as ComparisonSubtype,
    }),
    title: row.title,
    description: row.description,
    priority_score: row.priorityScore,
    metadata: row.metadata,
    suggested_article_type: row.suggestedArticleType as ArticleType,
    status: row.status,
    acted_on_article_id: row.actedOnArticleId,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
    expires_at: isoTime(row.expiresAt),
  };
}

export function viewDismissed({ id, updatedAt }: Pick<RecommendationRow, 'id' | 'updatedAt'>) {
  return { id, status: 'dismissed' as const, updated_at: isoTime(updatedAt) };
}
