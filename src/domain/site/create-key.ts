import { isScope, presets, type Scope, scopeNames } from '../../../schema/contracts/scopes.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { keyPrefix } from '../../http/authenticate.ts';
import { day, isoTimeOrNull } from '../../lib/clock.ts';
import { sha256Hex } from '../../lib/hash.ts';
import { inLane } from '../../db/write.ts';
import { invalid, problem } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { findKey, insertKey, type KeyRow } from './keys-store.ts';

export type KeyInput = {
  siteId: string;
  name: string;
  scopes: readonly Scope[];
  rateLimit?: number;
  dailyLimit?: number;
  expiresInDays?: number;
  /** Of a form, so that sending it twice makes no second key. */
  id?: string;
};

export const rateLimits = { min: 10, max: 500, default: 60 };
export const dailyLimits = { min: 1, max: 100_000, default: 10_000 };
export const expiries = [30, 90, 180, 365];

/**
 * Makes a key. The whole key is returned here and never again: only its hash is kept. A command
 * has no actor.
 */
export async function createKey(
  ctx: Context,
  input: KeyInput,
  actor?: Actor,
): Promise<{ key: string; row: KeyRow }> {
  if (input.scopes.length === 0) throw invalid('scopes', 'must name at least one scope');
  const name = input.name.trim();
  if (name === '' || name.length > 200) throw invalid('name', 'must be 1 to 200 characters');
  if (input.expiresInDays !== undefined && !expiries.includes(input.expiresInDays)) {
    throw invalid('expires_in_days', `must be one of ${expiries.join(', ')}`);
  }
  const key = `fct_${Buffer.from(ctx.random.bytes(32)).toString('hex')}`;
  const rateLimit = within('rate_limit', input.rateLimit, rateLimits);
  const dailyLimit = within('daily_limit', input.dailyLimit, dailyLimits);
  const row = await ctx.write(async (tx) => {
    const made: KeyRow = {
      id: input.id ?? tx.ids.uuid(),
      siteId: input.siteId,
      name,
      prefix: keyPrefix(key),
      hash: sha256Hex(key),
      scopes: [...new Set(input.scopes)],
      rateLimit,
      dailyLimit,
      expiresAt: input.expiresInDays === undefined ? null : tx.now + input.expiresInDays * day,
      revokedAt: null,
      lastUsedAt: null,
      lastUsedAddress: null,
      createdAt: tx.now,
    };
    if (input.id !== undefined && (await findKey(tx, input.id))) {
      throw problem('conflict', 'This key has been made already. It is shown only once.');
    }
    await insertKey(tx, made);
    if (actor) {
      const { id, prefix, scopes, expiresAt } = made;
      const detail = { name, prefix, scopes, expires_at: isoTimeOrNull(expiresAt) };
      await audit(tx, actor, 'key.create', { kind: 'key', id }, detail);
    }
    return made;
  }, inLane(input.siteId));
  return { key, row };
}

/** Scopes from a preset's name or from a list ("all" takes every one). Throws a 400. */
export function scopesFrom(given: { preset?: string; scopes?: string }): readonly Scope[] {
  if (given.scopes !== undefined && given.preset !== undefined) {
    throw invalid('scopes', 'give a preset or scopes, not both');
  }
  if (given.scopes === undefined) return presetScopes(given.preset ?? 'full_access');
  if (given.scopes === 'all') return scopeNames;
  return given.scopes.split(',').map((text) => {
    const scope = text.trim();
    if (isScope(scope)) return scope;
    throw invalid('scopes', `"${scope}" is not a scope; known are ${scopeNames.join(', ')}`);
  });
}

function presetScopes(name: string): readonly Scope[] {
  const known: Partial<Record<string, readonly Scope[]>> = presets;
  const scopes = known[name];
  if (scopes) return scopes;
  throw invalid('preset', `must be one of ${Object.keys(presets).join(', ')}`);
}

function within(
  path: string,
  value: number | undefined,
  range: { min: number; max: number; default: number },
): number {
  if (value === undefined) return range.default;
  if (Number.isInteger(value) && value >= range.min && value <= range.max) return value;
  throw invalid(path, `must be a whole number from ${range.min} to ${range.max}`);
}
