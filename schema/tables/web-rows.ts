import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { siteId } from './sites.ts';

/**
 * Web analytics, a row a day and page or channel. Rates are computed when they are read. Not every
 * source tells every figure: what it does not tell is null, and no zero.
 */
export const webRows = sqliteTable(
  'web_analytics_daily',
  {
    siteId: siteId().notNull(),
    /** "page", "channel", "channel,page" or empty for totals: grains are never added up. */
    dimensions: text('dimensions').notNull(),
    /** YYYY-MM-DD in the property's time zone. */
    date: text('date').notNull(),
    /** Empty where the rows are not broken down by it; so is `channel`. */
    page: text('page').notNull(),
    channel: text('channel').notNull(),
    sessions: integer('sessions').notNull(),
    users: integer('users'),
    pageviews: integer('pageviews'),
    engagedSessions: integer('engaged_sessions'),
    conversions: integer('conversions'),
  },
  (table) => [
    primaryKey({
      columns: [table.siteId, table.dimensions, table.date, table.page, table.channel],
    }),
  ],
);

/** Sums over all rows of a grain and day, kept by triggers (totals-triggers.ts). */
export const webTotals = sqliteTable(
  'web_analytics_totals',
  {
    siteId: siteId().notNull(),
    date: text('date').notNull(),
    dimensions: text('dimensions').notNull(),
    rowCount: integer('row_count').notNull(),
    sessions: integer('sessions').notNull(),
    users: integer('users').notNull(),
    pageviews: integer('pageviews').notNull(),
    engagedSessions: integer('engaged_sessions').notNull(),
    conversions: integer('conversions').notNull(),
    /** How many of the rows tell the figure: none, and the sum above is not known. */
    usersKnown: integer('users_known').notNull(),
    pageviewsKnown: integer('pageviews_known').notNull(),
    engagedSessionsKnown: integer('engaged_sessions_known').notNull(),
    conversionsKnown: integer('conversions_known').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.date, table.dimensions] })],
);
