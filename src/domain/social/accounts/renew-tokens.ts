import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { minute } from '../../../lib/clock.ts';
import { auditAccount } from './audit-account.ts';
import { inspectTokens } from './inspect-tokens.ts';
import { accountsEnding, type AccountRow, changeAccount, findAccount } from './store.ts';
import { renewToken, warnMs } from './token.ts';

/** Longer than the loop pauses, and shorter than any token lives. */
const aheadMs = 20 * minute;
const atOnce = 100;

/** Renews tokens that end soon, and says of those that nobody but a person can renew. */
export async function renewTokens(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ renewed: number; expired: number }> {
  const counts = { renewed: 0, expired: 0 };
  const now = ctx.clock.now();
  for (const account of await accountsEnding(ctx.reader, now + aheadMs, atOnce)) {
    if (signal.aborted) break;
    const outcome = await renewToken(ctx, account, null, signal);
    if (outcome.kind === 'expired') {
      counts.expired += 1;
      const about = { account: account.id, platform: account.platform };
      ctx.log.warn({ ...about, reason: outcome.message }, 'a social account has expired');
    }
    if (outcome.kind === 'open') counts.renewed += 1;
  }
  counts.expired += await inspectTokens(ctx, signal);
  return counts;
}

/** What `social accounts` says of a token: only people renew those without a refresh token. */
export function endsSoon({ tokenExpiresAt, status }: AccountRow, nowMs: number): boolean {
  return status === 'connected' && tokenExpiresAt !== null && tokenExpiresAt - nowMs < warnMs;
}

/** Forgets the token; posts and reviews keep what they say of the account. */
export async function disconnectAccount(
  ctx: Pick<Context, 'write'>,
  { siteId, id }: Pick<AccountRow, 'siteId' | 'id'>,
  by?: Actor,
): Promise<void> {
  await ctx.write(async (tx) => {
    await changeAccount(tx, siteId, id, {
      token: null,
      tokenExpiresAt: null,
      reviewsAt: null,
      inspectAt: null,
      status: 'expired',
      problem: 'The account was disconnected.',
      disconnectedAt: tx.now,
    });
    const account = by && (await findAccount(tx, siteId, id));
    if (account) await auditAccount(tx, by, 'account.disconnect', account);
  }, inLane(siteId));
}
