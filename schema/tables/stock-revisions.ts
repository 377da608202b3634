import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { instant } from './columns.ts';
import { siteId } from './sites.ts';

/**
 * How often what a site's feed shows has changed. Imports count here themselves; a trigger counts
 * descriptions, whoever writes them.
 */
export const stockRevisions = sqliteTable('stock_revisions', {
  siteId: siteId().primaryKey(),
  revision: integer('revision').notNull(),
  /** A whole second, later with each change even where several fall into one. */
  modifiedAt: instant('modified_at').notNull(),
});
