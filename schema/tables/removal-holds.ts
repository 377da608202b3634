import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant, json } from './columns.ts';
import { siteId } from './sites.ts';

/**
 * The last file of a site that would have removed too much of its stock: a later one that removes
 * the same is believed. An import that is taken in ends it.
 */
export const removalHolds = sqliteTable('removal_holds', {
  siteId: siteId().primaryKey(),
  /** SHA-256 of the file, hex. */
  contentHash: text('content_hash').notNull(),
  /** Null where that is not known. */
  fileModifiedAt: instant('file_modified_at'),
  /** Vehicles in stock then. */
  inStock: integer('in_stock').notNull(),
  /** Those that the file would have removed. */
  vehicleIds: json<string[]>('vehicle_ids').notNull(),
  createdAt: instant('created_at').notNull(),
});
