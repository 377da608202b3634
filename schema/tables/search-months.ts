import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { siteId } from './sites.ts';

/**
 * Rows of single days (search-rows.ts) added up by month, so that a list of many months reads a
 * part of the rows. Kept by triggers (totals-triggers.ts); totals and longer periods are left out.
 */
export const searchMonths = sqliteTable(
  'search_console_monthly',
  {
    siteId: siteId().notNull(),
    dimensions: text('dimensions').notNull(),
    /** YYYY-MM. */
    month: text('month').notNull(),
    query: text('query').notNull(),
    page: text('page').notNull(),
    device: text('device').notNull(),
    country: text('country').notNull(),
    rowCount: integer('row_count').notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
    positionSum: real('position_sum').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.siteId,
        table.dimensions,
        table.month,
        table.query,
        table.page,
        table.device,
        table.country,
      ],
    }),
  ],
);
