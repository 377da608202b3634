import { sqliteTable } from 'drizzle-orm/sqlite-core';
import { flag, id, instant } from './columns.ts';

/** Processes that have leased work. A server removes those of servers before it. */
export const nodes = sqliteTable('nodes', {
  id: id().primaryKey(),
  /** False: a command beside the server, whose leases run out by themselves if it dies. */
  isServer: flag('is_server').notNull(),
  startedAt: instant('started_at').notNull(),
});
