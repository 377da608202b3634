import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instant, json } from './columns.ts';
import { siteId } from './sites.ts';

/** The last analysis of a site's content. */
export const analysisRuns = sqliteTable('analysis_runs', {
  siteId: siteId().primaryKey(),
  startedAt: instant('started_at').notNull(),
  /** Of the last run that came to its end; null before the first. */
  endedAt: instant('ended_at'),
  /** Of a run that failed after that; null when the last run was good. */
  failedAt: instant('failed_at'),
  /** Whoever holds the lease is at work on it; null is free. */
  leaseOwner: text('lease_owner'),
  leaseUntil: instant('lease_until'),
  /** One sentence; null when the last run was good. */
  error: text('error'),
  /** What the last good run found, kept and left out. */
  counts: json<Record<string, number>>('counts').notNull(),
});
