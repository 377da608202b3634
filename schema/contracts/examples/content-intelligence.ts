import type { Static } from '@sinclair/typebox';
import type {
  ActedAnswer,
  ActInput,
  BulkDismissedAnswer,
  BulkDismissInput,
  DismissedAnswer,
  DismissInput,
  IntelligenceTypesAnswer,
  Recommendation,
  RecommendationAnswer,
  RecommendationsAnswer,
  SummaryAnswer,
} from '../content-intelligence.ts';
import { answered, articleId, asked, nextCursor } from './example-ids.ts';

const recommendationId = '01960000-0000-7000-8000-0000000000f1';
const otherId = '01960000-0000-7000-8000-0000000000f2';

const recommendation: Static<typeof Recommendation> = {
  id: recommendationId,
  suggestion_type: 'missing_model_page',
  title: 'Give the Toyota RAV4 a page of its own',
  description:
    'You have twelve of them in stock (9 new, 3 used) from $24,900 to $39,480, and no page about ' +
    'them. In the last 28 days your site was shown 340 times to people who searched for the model.',
  priority_score: 82,
  metadata: {
    make: 'Toyota',
    model: 'RAV4',
    units: 12,
    new_units: 9,
    used_units: 3,
    price_min_cents: 2_490_000,
    price_max_cents: 3_948_000,
    mentions: 0,
    impressions: 340,
    keyword: '2026 Toyota RAV4',
    score: { demand: 0.87, gap: 1, inventory: 1, freshness: 0.51, ease: 0.6, factor: 1 },
  },
  suggested_article_type: 'modellanding',
  status: 'active',
  acted_on_article_id: null,
  created_at: asked,
  updated_at: asked,
  expires_at: '2026-12-10T15:00:00.000Z',
};

const one: Static<typeof RecommendationAnswer> = { data: recommendation };
const list: Static<typeof RecommendationsAnswer> = {
  data: [recommendation],
  pagination: { has_more: true, next_cursor: nextCursor, total_count: 31 },
};
const summary: Static<typeof SummaryAnswer> = {
  data: {
    active: 31,
    dismissed: 4,
    acted_on: 9,
    expired: 12,
    by_type: { missing_model_page: 11, inventory_move: 5, search_gap: 15 },
    average_priority: 61.4,
    high_priority_count: 8,
    last_run_at: '2026-11-10T10:00:37.000Z',
    next_run_at: '2026-11-11T10:00:00.000Z',
  },
};
const dismiss: Static<typeof DismissInput> = { status: 'dismissed' };
const gone = { id: recommendationId, status: 'dismissed' as const, updated_at: answered };
const dismissed: Static<typeof DismissedAnswer> = { data: gone };
const act: Static<typeof ActInput> = { article_id: articleId };
const acted: Static<typeof ActedAnswer> = {
  data: {
    id: recommendationId,
    status: 'acted_on',
    acted_on_article_id: articleId,
    updated_at: answered,
  },
};
const several: Static<typeof BulkDismissInput> = { ids: [recommendationId, otherId] };
const severalGone: Static<typeof BulkDismissedAnswer> = {
  data: { dismissed_count: 1, dismissed: [gone] },
};
const types: Static<typeof IntelligenceTypesAnswer> = {
  data: {
    content_intelligence_types: [
      {
        type: 'missing_model_page',
        description: 'A model with several cars in stock has no page of its own.',
        suggested_article_type: 'modellanding',
        actionable_via: 'POST /model-landing-pages',
      },
    ],
  },
};

export const contentIntelligenceExamples = {
  list_recommendations: { answer: list },
  summarize_recommendations: { answer: summary },
  bulk_dismiss_recommendations: { body: several, answer: severalGone },
  get_recommendation: { answer: one },
  dismiss_recommendation: { body: dismiss, answer: dismissed },
  act_on_recommendation: { body: act, answer: acted },
  list_content_intelligence_types: { answer: types },
};
