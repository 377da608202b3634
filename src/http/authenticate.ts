import { eq, sql } from 'drizzle-orm';
import type { Plan } from '../../schema/contracts/plans.ts';
import { apiKeys } from '../../schema/tables/api-keys.ts';
import { sites } from '../../schema/tables/sites.ts';
import { prepared } from '../db/prepared.ts';
import type { Reader } from '../db/reader.ts';
import { sha256Hex } from '../lib/hash.ts';
import { type Problem, problem } from '../problem.ts';
import type { Quota } from '../limits/rate-limiter.ts';
import type { KeyActor } from './actor.ts';

const keyForm = /^fct_[0-9a-f]{64}$/;

/** What may be shown of a key: enough to find it in the list of keys. */
export function keyPrefix(key: string): string {
  return key.slice(0, 12);
}

const keyByHash = prepared((db: Reader['db']) =>
  db
    .select({
      id: apiKeys.id,
      siteId: apiKeys.siteId,
      scopes: apiKeys.scopes,
      rateLimit: apiKeys.rateLimit,
      dailyLimit: apiKeys.dailyLimit,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      // Not a join: SQLite would scan a small table of sites, six times as slow as this lookup.
      plan: sql<Plan>`(SELECT ${sites.plan} FROM ${sites} WHERE ${sites.id} = ${apiKeys.siteId})`,
    })
    .from(apiKeys)
    .where(eq(apiKeys.hash, sql.placeholder('hash')))
    .prepare(),
);

export type Identity = { actor: KeyActor; quota: Quota };

/**
 * The key's owner, or why the key is no good. One indexed read, none for what cannot be a key; the
 * lookup goes by SHA-256, so its time says nothing about how much of a guess was right.
 */
export async function authenticate(
  reader: Reader,
  key: string | null,
  nowMs: number,
): Promise<Identity | Problem> {
  if (key === null) {
    return problem('unauthorized', 'Send your API key in the X-API-Key header.');
  }
  const row = keyForm.test(key) ? await keyByHash(reader).get({ hash: sha256Hex(key) }) : undefined;
  if (!row) return problem('unauthorized', 'The API key is not known.');
  if (row.revokedAt !== null) return problem('key_revoked', 'The API key has been revoked.');
  if (row.expiresAt !== null && row.expiresAt <= nowMs) {
    return problem('key_expired', 'The API key has expired.');
  }
  const { siteId, plan, scopes } = row;
  const quota = { minute: row.rateLimit, day: row.dailyLimit };
  return { actor: { kind: 'key', siteId, keyId: row.id, plan, scopes }, quota };
}
