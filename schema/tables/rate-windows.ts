import { sqliteTable } from 'drizzle-orm/sqlite-core';
import { apiKeys } from './api-keys.ts';
import { id, instant, json } from './columns.ts';

/** The rate-limit windows of a key, so that a restart does not open them anew. */
export const rateWindows = sqliteTable('rate_windows', {
  apiKeyId: id('api_key_id')
    .primaryKey()
    .references(() => apiKeys.id, { onDelete: 'cascade' }),
  /** Times of the requests of the last minute, in milliseconds, oldest first. */
  times: json<number[]>('times').notNull(),
  /** Requests of the last day: pairs of minute (since the epoch) and count, oldest first. */
  minutes: json<[number, number][]>('minutes').notNull(),
  savedAt: instant('saved_at').notNull(),
});
