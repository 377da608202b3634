import { day, minute, second } from '../../../lib/clock.ts';
import type { Seal } from '../../../lib/seal.ts';
import type { Context } from '../../../context.ts';
import { leaseOwner } from '../../../db/lease.ts';
import { inLane } from '../../../db/write.ts';
import { refreshTokens } from '../../../providers/oauth/request-tokens.ts';
import type { TokenOutcome, Tokens } from '../../../providers/oauth/oauth-client.ts';
import { type AccountRow, endAccountLease, findAccount, leaseAccount } from './store.ts';

/** What is sealed in the row of an account. */
export type StoredToken = { accessToken: string; refreshToken: string | null };

/** Longer than a request for a token can take. */
export const tokenLeaseMs = minute;
/** So that a token does not end between here and the network. */
const spareMs = 2 * minute;
/** Of tokens that nobody but a person can renew. */
export const warnMs = 7 * day;

export type Opened =
  | { kind: 'open'; accessToken: string }
  /** Somebody else renews it at this moment, or the network cannot be reached. */
  | { kind: 'wait'; waitMs: number; message: string }
  | { kind: 'expired'; message: string };

export function sealToken(seal: Seal, token: StoredToken): string {
  return seal.encrypt(JSON.stringify(token));
}

function openToken(seal: Seal, { token }: AccountRow): StoredToken | null {
  return token === null ? null : (JSON.parse(seal.decrypt(token)) as StoredToken);
}

type Opening = Pick<
  Context,
  'reader' | 'write' | 'clock' | 'seal' | 'call' | 'node' | 'ids' | 'config'
>;

/** A token that is good now, renewed where it ends soon. `dead` is one that the network refused. */
export async function openAccount(
  ctx: Opening,
  { siteId, id }: Pick<AccountRow, 'siteId' | 'id'>,
  { dead = null, signal }: { dead?: string | null; signal?: AbortSignal } = {},
): Promise<Opened> {
  const account = await findAccount(ctx.reader, siteId, id);
  const stored = account && openToken(ctx.seal, account);
  if (!account || !stored || account.status === 'expired') {
    return { kind: 'expired', message: account?.problem ?? 'The account is not connected.' };
  }
  const { accessToken } = stored;
  const endsAt = account.tokenExpiresAt ?? Number.POSITIVE_INFINITY;
  const isGood = accessToken !== dead && endsAt - ctx.clock.now() > spareMs;
  return isGood ? { kind: 'open', accessToken } : renewToken(ctx, account, dead, signal);
}

/**
 * Renews the token of an account. One worker at a time, also among several nodes: some networks end
 * the whole grant when a refresh token is used twice.
 */
export async function renewToken(
  ctx: Opening,
  account: AccountRow,
  dead: string | null,
  signal?: AbortSignal,
): Promise<Opened> {
  const owner = leaseOwner(ctx);
  const lane = inLane(account.siteId);
  const leased = await ctx.write((tx) => leaseAccount(tx, account, owner, tokenLeaseMs), lane);
  if (!leased) {
    return { kind: 'wait', waitMs: 2 * second, message: 'The token is being renewed.' };
  }
  const stored = openToken(ctx.seal, leased);
  const endsAt = leased.tokenExpiresAt ?? Number.POSITIVE_INFINITY;
  const isRenewed =
    stored !== null &&
    stored.accessToken !== dead &&
    leased.token !== account.token &&
    endsAt > ctx.clock.now();
  if (isRenewed) {
    await ctx.write((tx) => endAccountLease(tx, account.id, owner, {}), lane);
    return { kind: 'open', accessToken: stored.accessToken };
  }
  const client = ctx.config.social.clients[account.platform];
  const outcome: TokenOutcome =
    stored?.refreshToken && client
      ? await refreshTokens({ ...ctx, signal }, client, stored.refreshToken)
      : cannotRenew(stored, client !== null, dead, endsAt, ctx.clock.now());
  return record(ctx, leased, owner, stored, outcome);
}

function cannotRenew(
  stored: StoredToken | null,
  hasClient: boolean,
  dead: string | null,
  endsAt: number,
  now: number,
): TokenOutcome {
  // Nearly at its end, and good until then: a person renews it.
  if (stored && dead === null && endsAt > now) {
    const { accessToken } = stored;
    const tokens: Tokens = { accessToken, expiresAt: endsAt, refreshToken: null, scopes: null };
    return { kind: 'granted', tokens };
  }
  const message =
    stored?.refreshToken && !hasClient
      ? 'The token cannot be renewed: the settings of the network are missing.'
      : 'The network does not take the token any more; connect the account again.';
  return { kind: 'dead', message, retryAfterMs: null };
}

async function record(
  ctx: Opening,
  { id, siteId }: AccountRow,
  owner: string,
  stored: StoredToken | null,
  outcome: TokenOutcome,
): Promise<Opened> {
  const lane = inLane(siteId);
  if (outcome.kind === 'granted') {
    const { accessToken, expiresAt: tokenExpiresAt } = outcome.tokens;
    const refreshToken = outcome.tokens.refreshToken ?? stored?.refreshToken ?? null;
    const isOurs = await ctx.write((tx) => {
      const token = sealToken(ctx.seal, { accessToken, refreshToken });
      return endAccountLease(tx, id, owner, { token, tokenExpiresAt });
    }, lane);
    if (isOurs) return { kind: 'open', accessToken };
    return { kind: 'wait', waitMs: second, message: 'The token has been renewed meanwhile.' };
  }
  const { kind, message, retryAfterMs } = outcome;
  const isDead = kind === 'dead';
  const change = isDead ? { status: 'expired' as const, problem: message } : {};
  await ctx.write((tx) => endAccountLease(tx, id, owner, change), lane);
  if (isDead) return { kind: 'expired', message };
  return { kind: 'wait', waitMs: retryAfterMs ?? minute, message };
}
