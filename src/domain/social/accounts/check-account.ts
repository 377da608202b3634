import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { problem } from '../../../problem.ts';
import { auditAccount } from './audit-account.ts';
import { inspectAccount } from './inspect-tokens.ts';
import { type AccountRow, changeAccount, findAccount, isByHand } from './store.ts';
import { openAccount } from './token.ts';

export type Checked = 'good' | 'expired' | 'unreachable';

/** Asks the network now whether the token is still good, and keeps what it says. */
export async function checkAccount(ctx: Context, by: Actor, account: AccountRow): Promise<Checked> {
  const { siteId, id } = account;
  if (isByHand(account)) throw problem('conflict', 'A person posts there: nothing can be asked.');
  const said = await ask(ctx, account);
  await ctx.write(async (tx) => {
    const now = await findAccount(tx, siteId, id);
    // Somebody may have connected it anew, or ended it, while the network was asked.
    const isSame = now?.connectedAt === account.connectedAt && now.disconnectedAt === null;
    if (isSame && said.change !== null) await changeAccount(tx, siteId, id, said.change);
    await auditAccount(tx, by, 'account.check', account);
  }, inLane(siteId));
  return said.outcome;
}

type Said = { outcome: Checked; change: Partial<AccountRow> | null };

async function ask(ctx: Context, account: AccountRow): Promise<Said> {
  const opened = await openAccount(ctx, account);
  if (opened.kind === 'expired') return { outcome: 'expired', change: null };
  if (opened.kind === 'wait') return { outcome: 'unreachable', change: null };
  const state = await inspectAccount(ctx, account, opened.accessToken);
  if (state === 'unreachable') return { outcome: state, change: null };
  if (state !== null) {
    return { outcome: state.status === 'expired' ? 'expired' : 'good', change: state };
  }
  const found = await ctx.providers.networks[account.platform].accounts(opened.accessToken);
  if (found.kind === 'accounts') return { outcome: 'good', change: null };
  if (found.kind !== 'token_dead') return { outcome: 'unreachable', change: null };
  const change = { status: 'expired' as const, problem: found.message };
  return { outcome: 'expired', change };
}
