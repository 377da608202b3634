import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, instant } from './columns.ts';
import { siteId } from './sites.ts';

/** One row for each answer of a text model, whether or not it could be used. */
export const modelUsage = sqliteTable(
  'model_usage',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    /** What it was for; kept when that is deleted, since it was paid for. */
    articleId: id('article_id'),
    ideacloudId: id('ideacloud_id'),
    generationId: id('generation_id'),
    task: text('task').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Millionths of a US dollar; null where no prices were set. */
    costMicros: integer('cost_micros'),
    /** The server told no token counts. */
    isEstimated: flag('is_estimated').notNull(),
    /** "2026-11", by the store's clock at the time. */
    month: text('month').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    // Holds what is summed, so that a month is read from the index alone.
    index('model_usage_month').on(
      table.siteId,
      table.month,
      table.inputTokens,
      table.outputTokens,
      table.costMicros,
    ),
    index('model_usage_article')
      .on(table.siteId, table.articleId)
      .where(sql`article_id IS NOT NULL`),
  ],
);

/** What a site chose for itself; null columns follow the settings of the server. */
export const modelPolicies = sqliteTable('model_policies', {
  siteId: siteId().primaryKey(),
  fallback: text('fallback'),
  /** As LLM_MONTHLY_BUDGET writes it. */
  monthlyCap: text('monthly_cap'),
});
