import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Scope } from '../contracts/scopes.ts';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

/** A key is stored as its SHA-256 and its visible prefix, never whole. */
export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    hash: text('hash').notNull(),
    scopes: json<Scope[]>('scopes').notNull(),
    /** Requests in any rolling 60 s. */
    rateLimit: integer('rate_limit').notNull(),
    /** Requests in any rolling 24 h. */
    dailyLimit: integer('daily_limit').notNull(),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
    lastUsedAddress: text('last_used_address'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.hash),
    index('api_keys_site').on(table.siteId, table.createdAt),
  ],
);
