import { day } from '../../lib/clock.ts';
import type { Random } from '../../lib/random.ts';
import type { Seal } from '../../lib/seal.ts';
import type { WebhookRow } from './store.ts';

/** How long a replaced secret signs beside the new one. Contract section 10. */
export const replacedForMs = day;

/** More in one day would only be a mistake of a script, and each makes the header longer. */
export const maxReplaced = 5;

/** A secret that a rotation replaced; `until` in milliseconds. */
type Replaced = { secret: string; until: number };

type Secrets = Pick<WebhookRow, 'secret' | 'replacedSecrets' | 'replacedUntil'>;

/** 256 random bits as 64 hex characters. */
export function newSecret(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('hex');
}

/** What signs a delivery now: the current secret, then the replaced ones, the newest first. */
export function signingSecrets(seal: Seal, row: Secrets, nowMs: number): [string, ...string[]] {
  const replaced = stillSigning(seal, row, nowMs).map(({ secret }) => secret);
  return [seal.decrypt(row.secret), ...replaced];
}

/**
 * The columns after a rotation. Each replaced secret keeps its own 24 hours: a second rotation does
 * not cut short the first one's, or a receiver that is half way through a change would be cut off.
 * Null when too many still sign.
 */
export function rotated(seal: Seal, row: Secrets, secret: string, nowMs: number): Secrets | null {
  const current = { secret: seal.decrypt(row.secret), until: nowMs + replacedForMs };
  const replaced = [current, ...stillSigning(seal, row, nowMs)];
  if (replaced.length > maxReplaced) return null;
  return { secret: seal.encrypt(secret), ...sealedReplaced(seal, replaced) };
}

/** The columns without the secrets whose time is over. */
export function withoutExpired(seal: Seal, row: Secrets, nowMs: number): Omit<Secrets, 'secret'> {
  return sealedReplaced(seal, stillSigning(seal, row, nowMs));
}

function stillSigning(seal: Seal, { replacedSecrets }: Secrets, nowMs: number): Replaced[] {
  if (replacedSecrets === null) return [];
  const all = JSON.parse(seal.decrypt(replacedSecrets)) as Replaced[];
  return all.filter(({ until }) => until > nowMs);
}

function sealedReplaced(seal: Seal, replaced: readonly Replaced[]): Omit<Secrets, 'secret'> {
  const oldest = replaced.at(-1);
  if (!oldest) return { replacedSecrets: null, replacedUntil: null };
  return { replacedSecrets: seal.encrypt(JSON.stringify(replaced)), replacedUntil: oldest.until };
}
