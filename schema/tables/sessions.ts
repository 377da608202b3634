import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { SiteRole } from '../records/actor.ts';
import { flag, id, instant } from './columns.ts';
import { siteId } from './sites.ts';
import { userId } from './users.ts';

/** A browser that has signed in, or that has given a password and owes a second factor. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id().primaryKey(),
    userId: userId().notNull(),
    /** SHA-256 of the token, which only the browser has. */
    tokenHash: text('token_hash').notNull(),
    /** True between the password and the second factor: opens no page but that one. */
    isPending: flag('is_pending').notNull(),
    /** When the second factor was shown; null where the person has none. */
    factorAt: instant('factor_at'),
    /** When the password or a factor was last shown. */
    steppedUpAt: instant('stepped_up_at'),
    address: text('address').notNull(),
    agent: text('agent').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the person signed in: a session that replaces another keeps its last day. */
    signedInAt: instant('signed_in_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_user').on(table.userId, table.lastUsedAt),
    index('sessions_used').on(table.lastUsedAt),
  ],
);

export type LinkKind = 'setup' | 'invitation' | 'reset';

/** An address that works once: for the first owner, an invited person, a new password. */
export const signInLinks = sqliteTable(
  'sign_in_links',
  {
    id: id().primaryKey(),
    kind: text('kind').$type<LinkKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Of an invitation. */
    siteId: siteId(),
    email: text('email'),
    name: text('name'),
    role: text('role').$type<SiteRole>(),
    /** Of a reset. */
    userId: userId(),
    /** Who made it; null for the command line and the start of the server. */
    invitedBy: text('invited_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null while it works: used, replaced or withdrawn ones are kept for a while. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('sign_in_links_token').on(table.tokenHash),
    index('sign_in_links_site').on(table.siteId, table.createdAt),
    index('sign_in_links_user').on(table.userId),
    index('sign_in_links_expiry').on(table.expiresAt),
  ],
);
