import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, id, instant, json } from './columns.ts';
import { userId } from './users.ts';

/** An app that shows six digits (RFC 6238); at most one that is confirmed and one that is not. */
export const authenticatorApps = sqliteTable(
  'authenticator_apps',
  {
    id: id().primaryKey(),
    userId: userId().notNull(),
    /** Sealed: the secret in base32. */
    secret: text('secret').notNull(),
    /** Null until a first code has shown that the app has the secret. */
    confirmedAt: instant('confirmed_at'),
    /** The newest time step whose code was taken: neither it nor an older one is taken again. */
    lastStep: integer('last_step').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [uniqueIndex('authenticator_apps_user').on(table.userId, table.confirmedAt)],
);

export const passkeys = sqliteTable(
  'passkeys',
  {
    id: id().primaryKey(),
    userId: userId().notNull(),
    name: text('name').notNull(),
    /** Both in base64url, as WebAuthn has them. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    counter: integer('counter').notNull(),
    transports: json<string[]>('transports').notNull(),
    /** Kept by a service on several devices, rather than on one alone. */
    isSynced: flag('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId, table.createdAt),
  ],
);

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id().primaryKey(),
    userId: userId().notNull(),
    /** SHA-256: a code has 80 random bits, so nothing slower is needed. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('recovery_codes_user').on(table.userId, table.codeHash)],
);

/** What a passkey has to sign, once, in the session that asked. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    id: id().primaryKey(),
    userId: userId().notNull(),
    sessionId: text('session_id').notNull(),
    purpose: text('purpose').$type<'registration' | 'authentication'>().notNull(),
    challenge: text('challenge').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('passkey_challenges_session').on(table.sessionId, table.purpose),
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_age').on(table.createdAt),
  ],
);
