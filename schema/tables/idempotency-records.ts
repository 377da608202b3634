import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { apiKeys } from './api-keys.ts';
import { id, instant } from './columns.ts';

/** The answer to a request that carried an idempotency key, kept for 24 hours. */
export const idempotencyRecords = sqliteTable(
  'idempotency_records',
  {
    apiKeyId: id('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** Method and route pattern: keys of different operations never meet. */
    route: text('route').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of method, path and canonical body. */
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    /** Empty where the answer is sealed. */
    body: text('body').notNull(),
    /** Sealed with the master key: an answer that holds a secret. */
    sealedBody: text('sealed_body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.apiKeyId, table.route, table.idempotencyKey] }),
    index('idempotency_records_age').on(table.createdAt),
    // For a change of the master key, which walks all that is sealed.
    index('idempotency_records_sealed')
      .on(table.apiKeyId, table.route, table.idempotencyKey)
      .where(sql`sealed_body IS NOT NULL`),
  ],
);
