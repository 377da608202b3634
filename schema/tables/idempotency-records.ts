import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, instant } from './columns.ts';

/** The answer to a request that carried an idempotency key, kept for 24 hours. */
export const idempotencyRecords = sqliteTable(
  'idempotency_records',
  {
    apiKeyId: id('api_key_id').notNull(),
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
  (table) => [primaryKey({ columns: [table.apiKeyId, table.route, table.idempotencyKey] })],
);
