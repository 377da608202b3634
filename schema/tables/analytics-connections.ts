import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { siteId } from './sites.ts';

/** Where a site's figures are fetched from: at most one property of each source. */
export const analyticsConnections = sqliteTable(
  'analytics_connections',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    source: text('source').$type<'search_console' | 'ga4'>().notNull(),
    /** `https://…/` or `sc-domain:…`, or the number of a GA4 property. */
    property: text('property').notNull(),
    auth: text('auth').$type<'service_account' | 'oauth'>().notNull(),
    /** Sealed: keys and tokens. */
    credentials: text('credentials').notNull(),
    /** `expired`: nothing is fetched until somebody connects again. */
    status: text('status').$type<'active' | 'expired'>().notNull(),
    /** YYYY-MM-DD; all days between the two have been fetched. Null before the first. */
    newestDay: text('newest_day'),
    oldestDay: text('oldest_day'),
    /** As far back as is fetched, step by step. */
    firstDay: text('first_day').notNull(),
    /** Null while expired. */
    nextAt: instant('next_at'),
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    failures: integer('failures').notNull(),
    error: text('error'),
    /** What kind of trouble `error` is, and since when there has been any. */
    fault: text('fault').$type<'dead' | 'refused' | 'busy' | 'passing'>(),
    failingSince: instant('failing_since'),
    checkedAt: instant('checked_at'),
    goodAt: instant('good_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('analytics_connections_site').on(table.siteId, table.source)],
);
