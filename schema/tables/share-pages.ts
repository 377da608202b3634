import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, instant, json } from './columns.ts';
import { siteId } from './sites.ts';

export const shareKinds = ['article', 'vehicles'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** A page that a store has shared by its link. */
export const sharePages = sqliteTable(
  'share_pages',
  {
    id: id().primaryKey(),
    siteId: siteId().notNull(),
    /** SHA-256 of the token, which nobody can read again. */
    tokenHash: text('token_hash').notNull(),
    /** Its first characters, so that people know a link again. */
    tokenStart: text('token_start').notNull(),
    kind: text('kind').$type<ShareKind>().notNull(),
    /** Over a list of vehicles; an article has its own. */
    title: text('title'),
    articleId: id('article_id'),
    vehicleIds: json<string[]>('vehicle_ids').notNull(),
    /** Counted in memory, and written at most once a minute. */
    views: integer('views').notNull(),
    lastViewedAt: instant('last_viewed_at'),
    madeBy: text('made_by').notNull(),
    expiresAt: instant('expires_at'),
    endedAt: instant('ended_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('share_pages_token').on(table.tokenHash),
    index('share_pages_site').on(table.siteId, table.createdAt, table.id),
  ],
);
