import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant, json } from './columns.ts';

/** The last run of each loop that did something or failed. */
export const loopRuns = sqliteTable('loop_runs', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  outcome: text('outcome').$type<'done' | 'failed' | 'timed_out'>().notNull(),
  counts: json<Record<string, number>>('counts').notNull(),
  error: text('error'),
  runs: integer('runs').notNull(),
});
