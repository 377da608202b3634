import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { SiteRole } from '../records/actor.ts';
import { flag, id, instant } from './columns.ts';
import { siteId } from './sites.ts';

export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Somebody who signs in. They belong to the installation; memberships say to which stores. */
export const users = sqliteTable(
  'users',
  {
    id: id().primaryKey(),
    /** Folded by `foldEmail`, so that one address is one person. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    theme: text('theme').$type<Theme>().notNull(),
    /** Whether single keys do something on pages (WCAG 2.1.4). */
    hasShortcuts: flag('has_shortcuts').notNull(),
    /** argon2id; null until somebody has opened their link. */
    passwordHash: text('password_hash'),
    isOperator: flag('is_operator').notNull(),
    disabledAt: instant('disabled_at'),
    passwordSetAt: instant('password_set_at'),
    lastSignedInAt: instant('last_signed_in_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('users_email').on(table.email)],
);

/** Whose row it is; it goes with them. */
export function userId() {
  return id('user_id').references(() => users.id, { onDelete: 'cascade' });
}

export const memberships = sqliteTable(
  'memberships',
  {
    siteId: siteId().notNull(),
    userId: userId().notNull(),
    role: text('role').$type<SiteRole>().notNull(),
    lastSeenAt: instant('last_seen_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.userId] }),
    index('memberships_user').on(table.userId),
  ],
);

/** What a store asks of everybody who opens it; a store without a row asks for nothing. */
export const signInRules = sqliteTable('sign_in_rules', {
  siteId: siteId().primaryKey(),
  requireSecondFactor: flag('require_second_factor').notNull(),
});

/** Attempts that have not succeeded, for the limits; each is gone after its 15 minutes. */
export const signInTries = sqliteTable(
  'sign_in_tries',
  {
    id: id().primaryKey(),
    kind: text('kind').$type<'password' | 'factor'>().notNull(),
    /** SHA-256 of what was typed as the address: people type passwords there. */
    account: text('account').notNull(),
    /** An IPv4 address, or the /64 of an IPv6 address. */
    network: text('network').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    index('sign_in_tries_account').on(table.account, table.kind, table.at),
    index('sign_in_tries_network').on(table.network, table.at),
    index('sign_in_tries_at').on(table.at),
  ],
);
