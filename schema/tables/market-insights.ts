import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PriceInsight } from '../records/price-insight.ts';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

/** How each vehicle in stock is priced, as of the site's latest refresh. */
export const marketInsights = sqliteTable(
  'market_insights',
  {
    siteId: siteId().notNull(),
    vehicleId: id('vehicle_id').notNull(),
    /** Of the vehicle: lists are newest first. */
    vehicleCreatedAt: instant('vehicle_created_at').notNull(),
    /** Of the refresh that wrote it; those of an earlier one are taken away at its end. */
    refreshId: id('refresh_id').notNull(),
    insight: text('insight').notNull(),
    body: json<PriceInsight>('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.vehicleId] }),
    index('market_insights_newest').on(table.siteId, table.vehicleCreatedAt, table.vehicleId),
  ],
);

/** When a site's insights were made, and of what. */
export const marketRefreshes = sqliteTable('market_refreshes', {
  siteId: siteId().primaryKey(),
  /** What the market and the stock were, as one text. */
  basis: text('basis'),
  vehicles: integer('vehicles').notNull(),
  startedAt: instant('started_at'),
  refreshedAt: instant('refreshed_at'),
  failedAt: instant('failed_at'),
  error: text('error'),
  leaseOwner: text('lease_owner'),
  leaseUntil: instant('lease_until'),
});
