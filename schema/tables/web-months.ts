import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { siteId } from './sites.ts';

/** Rows of days (web-rows.ts) added up by month, as search-months.ts has those of searches. */
export const webMonths = sqliteTable(
  'web_analytics_monthly',
  {
    siteId: siteId().notNull(),
    dimensions: text('dimensions').notNull(),
    /** YYYY-MM. */
    month: text('month').notNull(),
    page: text('page').notNull(),
    channel: text('channel').notNull(),
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
  (table) => [
    primaryKey({
      columns: [table.siteId, table.dimensions, table.month, table.page, table.channel],
    }),
  ],
);
