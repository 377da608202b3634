import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { minute } from '../../../lib/clock.ts';
import type { GoogleApi } from '../../../providers/analytics/google-api.ts';
import { type AnalyticsSource, googleClient } from '../../../providers/analytics/google-oauth.ts';
import { SourceFault } from '../../../providers/analytics/source-fault.ts';
import type { TokenFailure, TokenOutcome, Tokens } from '../../../providers/oauth/oauth-client.ts';
import { refreshTokens } from '../../../providers/oauth/request-tokens.ts';
import {
  type ServiceAccount,
  tokensForServiceAccount,
} from '../../../providers/oauth/service-account.ts';
import { changeConnection, type Connection } from './connections-store.ts';

type AccessToken = { accessToken: string; expiresAt: number | null };

/** What is sealed into a connection: how to come to access tokens, and the newest. */
export type Credentials = { access: AccessToken | null } & (
  | { kind: 'service_account'; account: ServiceAccount }
  | {
      kind: 'oauth';
      clientId: string;
      clientSecret: string | null;
      refreshToken: string;
    }
);

/** A token that ends within this may end on the way. */
const leastLifeMs = 2 * minute;

export type Access = {
  /** Throws SourceFault. */
  api(): Promise<GoogleApi>;
  /** The token is not taken any more: the next `api` has another. */
  refuse(): void;
};

/**
 * For whoever holds the lease of the connection: nobody else refreshes meanwhile. New tokens are
 * stored before they are used.
 */
export function accessTo(ctx: Context, connection: Connection, signal: AbortSignal): Access {
  let credentials = openCredentials(ctx, connection.credentials);

  async function renew(from: Credentials): Promise<Credentials> {
    const outcome = await requestAccess(ctx, connection.source, from, signal);
    if (outcome.kind !== 'granted') throw faultOf(outcome);
    const renewed = withTokens(from, outcome.tokens);
    const isStored = await ctx.write((tx) => {
      const sealed = ctx.seal.encrypt(JSON.stringify(renewed));
      return changeConnection(tx, connection, { credentials: sealed });
    }, inLane('sync-analytics'));
    if (!isStored) throw new SourceFault('cancelled', 'The connection has changed meanwhile.');
    return renewed;
  }

  return {
    async api() {
      if (credentials === null) throw new SourceFault('dead', unreadable);
      if (!isFresh(credentials.access, ctx.clock.now())) credentials = await renew(credentials);
      const accessToken = credentials.access?.accessToken ?? '';
      return { call: ctx.call, accessToken, signal };
    },
    refuse() {
      if (credentials !== null) credentials = { ...credentials, access: null };
    },
  };
}

const unreadable =
  'The credentials cannot be read since the master key was lost. Connect the source again.';

const faultKinds = { dead: 'dead', misconfigured: 'refused', passing: 'passing' } as const;

export function faultOf({ kind, message, retryAfterMs }: TokenFailure): SourceFault {
  return new SourceFault(faultKinds[kind], message, retryAfterMs);
}

export function requestAccess(
  ctx: Pick<Context, 'call' | 'clock'>,
  source: AnalyticsSource,
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<TokenOutcome> {
  const parts = { call: ctx.call, clock: ctx.clock, signal };
  if (credentials.kind === 'service_account') {
    const client = googleClient(source, { clientId: '', clientSecret: null });
    return tokensForServiceAccount(parts, client, credentials.account);
  }
  return refreshTokens(parts, googleClient(source, credentials), credentials.refreshToken);
}

/** With a new refresh token where one came: it ends the one before. */
export function withTokens(credentials: Credentials, tokens: Tokens): Credentials {
  const { accessToken, expiresAt, refreshToken } = tokens;
  const access = { accessToken, expiresAt };
  if (credentials.kind === 'service_account') return { ...credentials, access };
  return { ...credentials, access, refreshToken: refreshToken ?? credentials.refreshToken };
}

export function openCredentials({ seal }: Pick<Context, 'seal'>, sealed: string) {
  try {
    return JSON.parse(seal.decrypt(sealed)) as Credentials;
  } catch {
    return null;
  }
}

function isFresh(access: AccessToken | null, now: number): boolean {
  return access !== null && (access.expiresAt ?? 0) - now > leastLifeMs;
}
