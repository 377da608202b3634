import type { Platform } from '../../../../schema/contracts/social.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { invalid, problem } from '../../../problem.ts';
import type { FoundAccount } from '../../../providers/networks/port.ts';
import type { Authorization } from '../../../providers/oauth/authorization.ts';
import type { OAuthClient, TokenOutcome, Tokens } from '../../../providers/oauth/oauth-client.ts';
import { exchangeCode, requestTokens } from '../../../providers/oauth/request-tokens.ts';
import { inspectEveryMs, inspectWith, missingScopes } from './inspect-tokens.ts';
import { auditAccount } from './audit-account.ts';
import { type AccountRow, changeAccount, findSameAccount, insertAccount } from './store.ts';
import { sealToken } from './token.ts';

/** What came of a code: tokens, and the accounts that they open. */
export type Opened = { tokens: Tokens; accounts: FoundAccount[] };

/** The client of a platform; throws a 409 that names the settings where there is none. */
export function clientOf({ config }: Pick<Context, 'config'>, platform: Platform): OAuthClient {
  const client = config.social.clients[platform];
  if (client) return client;
  const settings = {
    x: 'X_CLIENT_ID',
    facebook: 'META_APP_ID and META_APP_SECRET',
    instagram: 'META_APP_ID and META_APP_SECRET',
    linkedin: 'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET',
    google_business: 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
  }[platform];
  throw problem('conflict', `Set ${settings} first; "forecourt help social" says how.`);
}

/** Exchanges the code and asks what it opens. Throws a 409 for what the network refuses. */
export async function openWithCode(
  ctx: Context,
  platform: Platform,
  authorization: Authorization,
  code: string,
): Promise<Opened> {
  const client = clientOf(ctx, platform);
  const first = granted(await exchangeCode(ctx, client, authorization, code));
  const isMeta = platform === 'facebook' || platform === 'instagram';
  const tokens = isMeta ? await longLived(ctx, client, first) : first;
  const found = await ctx.providers.networks[platform].accounts(tokens.accessToken);
  if (found.kind !== 'accounts') throw problem('conflict', found.message);
  if (found.accounts.length === 0) {
    throw problem('conflict', 'The network knows no page or place that this person may post to.');
  }
  return { tokens, accounts: found.accounts };
}

/** Pages have a token without an end where the person's own lives long. */
async function longLived(ctx: Context, client: OAuthClient, short: Tokens): Promise<Tokens> {
  const grant = { grant_type: 'fb_exchange_token', fb_exchange_token: short.accessToken };
  return granted(await requestTokens(ctx, client, grant));
}

function granted(outcome: TokenOutcome): Tokens {
  if (outcome.kind === 'granted') return outcome.tokens;
  throw problem('conflict', outcome.message);
}

/** Keeps an account with its token; one that was there is connected again under its id. */
export async function connectAccount(
  ctx: Context,
  siteId: string,
  { tokens, account }: { tokens: Tokens; account: FoundAccount },
  by?: Actor,
): Promise<AccountRow> {
  const { platform, externalId, displayName } = account;
  const own = account.accessToken;
  const accessToken = own ?? tokens.accessToken;
  const known = { expiresAt: own === undefined ? tokens.expiresAt : null, scopes: tokens.scopes };
  const seen = await look(ctx, platform, accessToken, known);
  const hasReviews = ctx.providers.networks[platform].reviews !== null;
  return ctx.write(async (tx) => {
    const token = sealToken(ctx.seal, {
      accessToken,
      refreshToken: own === undefined ? tokens.refreshToken : null,
    });
    const reviewsAt = hasReviews ? tx.now : null;
    const change = {
      ...freshColumns(displayName),
      ...seen,
      token,
      reviewsAt,
      connectedAt: tx.now,
    };
    return keep(tx, { siteId, platform, externalId }, change, by);
  }, inLane(siteId));
}

/** What is known of a token when it comes; throws a 409 for one that is of no use. */
async function look(
  ctx: Context,
  platform: Platform,
  accessToken: string,
  known: { expiresAt: number | null; scopes: readonly string[] | null },
): Promise<Seen> {
  const state = await inspectWith(ctx, platform, { accessToken });
  const isSeen = state?.kind === 'state';
  if (isSeen && state.fault !== null) throw problem('conflict', state.fault);
  const scopes = isSeen ? state.scopes : known.scopes;
  const missing = scopes === null ? [] : missingScopes(platform, scopes);
  if (missing.length > 0) {
    const rights = missing.join(', ');
    throw problem('conflict', `The login gave no right to ${rights}: log in again and allow it.`);
  }
  return {
    tokenExpiresAt: isSeen ? state.expiresAtMs : known.expiresAt,
    scopes: scopes === null ? null : [...scopes],
    inspectAt: state === null ? null : ctx.clock.now() + (isSeen ? inspectEveryMs : 0),
  };
}

type Seen = Pick<AccountRow, 'tokenExpiresAt' | 'scopes' | 'inspectAt'>;
type Tx = Parameters<typeof insertAccount>[0];

async function keep(
  tx: Tx,
  key: Pick<AccountRow, 'siteId' | 'platform' | 'externalId'>,
  change: Omit<AccountRow, 'id' | 'siteId' | 'platform' | 'externalId'>,
  by: Actor | undefined,
): Promise<AccountRow> {
  const before = await findSameAccount(tx, key);
  const row: AccountRow = { id: before?.id ?? tx.ids.uuid(), ...key, ...change };
  if (before) await changeAccount(tx, key.siteId, before.id, change);
  else await insertAccount(tx, row);
  if (by) await auditAccount(tx, by, 'account.connect', row);
  return row;
}

function freshColumns(displayName: string) {
  return {
    displayName,
    locationName: displayName,
    status: 'connected' as const,
    problem: null,
    leaseOwner: null,
    leaseUntil: null,
    reviewFailures: 0,
    disconnectedAt: null,
  };
}

/** An account on which a person posts by hand what the program has checked and scheduled. */
export async function connectByHand(
  ctx: Pick<Context, 'write'>,
  siteId: string,
  { platform, name: given }: { platform: Platform; name: string },
  by?: Actor,
): Promise<AccountRow> {
  const name = given.trim();
  if (name === '' || name.length > 100) throw invalid('name', 'must be 1 to 100 characters');
  return ctx.write((tx) => {
    const unseen = { tokenExpiresAt: null, scopes: null, inspectAt: null };
    const none = { ...unseen, token: null, reviewsAt: null, connectedAt: tx.now };
    const key = { siteId, platform, externalId: `by-hand:${name.toLowerCase()}` };
    return keep(tx, key, { ...freshColumns(name), ...none }, by);
  }, inLane(siteId));
}
