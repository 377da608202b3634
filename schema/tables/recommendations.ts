import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

export const recommendationStatuses = ['active', 'dismissed', 'acted_on', 'expired'] as const;
export type RecommendationStatus = (typeof recommendationStatuses)[number];

/** A content gap that was found for a site. */
export const recommendations = sqliteTable(
  'recommendations',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    suggestionType: text('suggestion_type').notNull(),
    comparisonSubtype: text('comparison_subtype'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** 0–100. */
    priorityScore: integer('priority_score').notNull(),
    metadata: json<Record<string, unknown>>('metadata').notNull(),
    suggestedArticleType: text('suggested_article_type').notNull(),
    status: text('status').$type<RecommendationStatus>().notNull(),
    actedOnArticleId: id('acted_on_article_id'),
    /** Equal for the same gap, so that it is not raised twice. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    // Holds what the list filters by, so that a rare type is found without reading every row.
    index('recommendations_list').on(
      table.siteId,
      table.status,
      table.priorityScore,
      table.id,
      table.suggestionType,
      table.suggestedArticleType,
    ),
    index('recommendations_fingerprint').on(table.siteId, table.fingerprint),
    uniqueIndex('recommendations_active')
      .on(table.siteId, table.fingerprint)
      .where(sql`status = 'active'`),
    index('recommendations_expiry')
      .on(table.expiresAt)
      .where(sql`status = 'active'`),
  ],
);

/**
 * Kept by triggers, by all that the list filters by, so that no list and no summary counts
 * rows.
 */
export const recommendationCounts = sqliteTable(
  'recommendation_counts',
  {
    siteId: siteId().notNull(),
    status: text('status').$type<RecommendationStatus>().notNull(),
    suggestionType: text('suggestion_type').notNull(),
    suggestedArticleType: text('suggested_article_type').notNull(),
    priorityScore: integer('priority_score').notNull(),
    recommendations: integer('recommendations').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.siteId,
        table.status,
        table.suggestionType,
        table.suggestedArticleType,
        table.priorityScore,
      ],
    }),
  ],
);
