import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';

/**
 * How often what a site's feed shows has changed. Imports count here themselves; a trigger counts
 * descriptions, whoever writes them.
 */
export const stockRevisions = sqliteTable('stock_revisions', {
  siteId: id('site_id').primaryKey(),
  revision: integer('revision').notNull(),
  /** A whole second, later with each change even where several fall into one. */
  modifiedAt: instant('modified_at').notNull(),
});
