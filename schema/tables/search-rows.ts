import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { siteId } from './sites.ts';

/**
 * Search Console rows as they were exported. CTR and mean position are computed from sums when they
 * are read: clicks over impressions, and `positionSum` over impressions. A row of one export must
 * never be added to a row of another grain: `dimensions` tells them apart.
 */
export const searchRows = sqliteTable(
  'search_console_daily',
  {
    siteId: siteId().notNull(),
    /** What the row is broken down by besides dates, sorted: "page,query"; empty for totals. */
    dimensions: text('dimensions').notNull(),
    /** YYYY-MM-DD, inclusive; equal to `firstDate` where the export had dates. */
    lastDate: text('last_date').notNull(),
    firstDate: text('first_date').notNull(),
    /** Empty where the export is not broken down by it; the same for the next three. */
    query: text('query').notNull(),
    page: text('page').notNull(),
    device: text('device').notNull(),
    country: text('country').notNull(),
    /** The query by its letters and digits alone, by which it is found. */
    queryKey: text('query_key').notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
    /** Mean position times impressions. */
    positionSum: real('position_sum').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.siteId,
        table.dimensions,
        table.lastDate,
        table.firstDate,
        table.query,
        table.page,
        table.device,
        table.country,
      ],
    }),
    index('search_console_query')
      .on(table.siteId, table.queryKey, table.lastDate)
      .where(sql`query_key <> ''`),
  ],
);

/** Sums over all rows of a grain and its days, kept by triggers (totals-triggers.ts). */
export const searchTotals = sqliteTable(
  'search_console_totals',
  {
    siteId: siteId().notNull(),
    lastDate: text('last_date').notNull(),
    firstDate: text('first_date').notNull(),
    dimensions: text('dimensions').notNull(),
    rowCount: integer('row_count').notNull(),
    clicks: integer('clicks').notNull(),
    impressions: integer('impressions').notNull(),
    positionSum: real('position_sum').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.lastDate, table.firstDate, table.dimensions] }),
  ],
);
