import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

/** Work to be done outside a request. A row goes when its outcome is recorded. */
export const tasks = sqliteTable(
  'tasks',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    kind: text('kind').notNull(),
    payload: json<unknown>('payload').notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull(),
    /** Whoever holds the lease works on it; null is free. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('tasks_due').on(table.runAt, table.createdAt),
    index('tasks_site').on(table.siteId),
  ],
);
