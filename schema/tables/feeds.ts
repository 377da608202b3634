import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';
import { siteId } from './sites.ts';

export const feedOutcomes = ['imported', 'unchanged', 'failed'] as const;
export type FeedOutcome = (typeof feedOutcomes)[number];

/** Where a site's stock is fetched from, how often, and how the last time went. */
export const feeds = sqliteTable(
  'feeds',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    /** An http(s) URL, or the path of a file, or of a folder whose newest file counts. */
    address: text('address').notNull(),
    /** Id of a format in src/domain/inventory/formats that the file must have; null takes any. */
    format: text('format'),
    everyMs: integer('every_ms').notNull(),
    nextAt: instant('next_at').notNull(),
    /** Whoever holds the lease is at work on it; null is free. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    /** Of the file that was taken in last: what tells that it has not changed. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    contentHash: text('content_hash'),
    checkedAt: instant('checked_at'),
    outcome: text('outcome').$type<FeedOutcome>(),
    /** One sentence; null after a good run. */
    error: text('error'),
    /** In a row. */
    failures: integer('failures').notNull(),
    goodAt: instant('good_at'),
    /** When a file of this feed was last taken in, and the vehicles in stock after that. */
    importedAt: instant('imported_at'),
    vehicleCount: integer('vehicle_count'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('feeds_address').on(table.siteId, table.address)],
);
