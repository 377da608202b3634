import type { Platform } from '../../../../schema/contracts/social.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { day, hour } from '../../../lib/clock.ts';
import { neededScopes } from '../../../providers/networks/oauth-clients.ts';
import type { TokenState, Trouble } from '../../../providers/networks/port.ts';
import { type AccountRow, changeAccount, claimInspection } from './store.ts';
import { openAccount } from './token.ts';

/** How often a network is asked: people take rights back without a word to anybody. */
export const inspectEveryMs = day;
/** After a network that could not be asked. */
const retryMs = hour;

type Inspecting = Pick<Context, 'config' | 'providers'>;

/** Null where the network tells nobody how a token stands, or the app has no secret to ask with. */
export async function inspectWith(
  { config, providers }: Inspecting,
  platform: Platform,
  token: { accessToken: string; signal?: AbortSignal },
): Promise<TokenState | Trouble | null> {
  const { inspect } = providers.networks[platform];
  const client = config.social.clients[platform];
  if (!inspect || !client || client.clientSecret === null) return null;
  const { clientId, clientSecret } = client;
  return inspect({ clientId, clientSecret }, token);
}

/** Rights without which nothing can be posted. */
export function missingScopes(platform: Platform, scopes: readonly string[]): string[] {
  return neededScopes[platform].filter((one) => !scopes.includes(one));
}

/** Asks once a day how tokens stand that nothing else tells of. Returns how many have expired. */
export async function inspectTokens(ctx: Context, signal: AbortSignal): Promise<number> {
  let expired = 0;
  while (!signal.aborted) {
    const next = ctx.clock.now() + inspectEveryMs;
    const account = await ctx.write((tx) => claimInspection(tx, next), inLane('renew-tokens'));
    if (!account) break;
    const change = await inspected(ctx, account, signal);
    if (change === null) continue;
    const { siteId, id, platform } = account;
    await ctx.write((tx) => changeAccount(tx, siteId, id, change), inLane(siteId));
    if (change.status !== 'expired') continue;
    expired += 1;
    ctx.log.warn({ account: id, platform, reason: change.problem }, 'a social account has expired');
  }
  return expired;
}

/** What the network's word changes; null where there is nothing to ask or to say. */
async function inspected(
  ctx: Context,
  account: AccountRow,
  signal: AbortSignal,
): Promise<Partial<AccountRow> | null> {
  const opened = await openAccount(ctx, account, { signal });
  if (opened.kind !== 'open') return null;
  const change = await inspectAccount(ctx, account, opened.accessToken, signal);
  return change === 'unreachable' ? { inspectAt: ctx.clock.now() + retryMs } : change;
}

/** As before, of a token that is open; null where the network tells nobody how it stands. */
export async function inspectAccount(
  ctx: Inspecting,
  { platform }: AccountRow,
  accessToken: string,
  signal?: AbortSignal,
): Promise<Partial<AccountRow> | 'unreachable' | null> {
  const state = await inspectWith(ctx, platform, { accessToken, signal });
  if (state === null) return null;
  if (state.kind !== 'state') return 'unreachable';
  const missing = missingScopes(platform, state.scopes);
  const lost =
    missing.length === 0
      ? null
      : `The right to ${missing.join(', ')} has been taken back; connect the account again.`;
  const problem = state.fault ?? lost;
  if (problem !== null) return { status: 'expired', problem };
  return { scopes: [...state.scopes], tokenExpiresAt: state.expiresAtMs };
}
