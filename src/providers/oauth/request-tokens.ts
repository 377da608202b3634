import { type Clock, second } from '../../lib/clock.ts';
import type { Call } from '../call.ts';
import type { Authorization } from './authorization.ts';
import type { OAuthClient, TokenOutcome, Tokens } from './oauth-client.ts';
import { refusedBy, unanswered, unreadable } from './token-failure.ts';

export type TokenParts = { call: Call; clock: Clock; signal?: AbortSignal };

/** The tokens for a code; each code is good for one exchange. */
export function exchangeCode(
  parts: TokenParts,
  client: OAuthClient,
  { redirectUri, verifier }: Pick<Authorization, 'redirectUri' | 'verifier'>,
  code: string,
): Promise<TokenOutcome> {
  return requestTokens(parts, client, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...(verifier !== null && { code_verifier: verifier }),
  });
}

/**
 * New tokens for a refresh token. Where `refreshToken` of the outcome is not null it must be stored
 * before the access token is used, and nobody else may refresh meanwhile: some providers end the
 * old one at once, and the whole grant if it is used again.
 */
export function refreshTokens(
  parts: TokenParts,
  client: OAuthClient,
  refreshToken: string,
): Promise<TokenOutcome> {
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return requestTokens(parts, client, grant);
}

/** Any grant of the token endpoint; the client's own parameters are added. */
export async function requestTokens(
  { call, clock, signal }: TokenParts,
  client: OAuthClient,
  grant: Readonly<Record<string, string>>,
): Promise<TokenOutcome> {
  const askedAt = clock.now();
  const answer = await call({
    url: client.tokenUrl,
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': 'Forecourt',
      ...secretHeader(client),
    },
    body: new URLSearchParams({ ...grant, ...clientParameters(client) }).toString(),
    signal,
  });
  if (answer.kind !== 'answered') return unanswered(client, answer);
  const parsed = readJson(answer.body);
  const tokens = answer.status === 200 ? tokensIn(parsed, askedAt) : null;
  if (tokens) return { kind: 'granted', tokens };
  return answer.status === 200 && !hasError(parsed)
    ? unreadable(client)
    : refusedBy(client, answer, parsed);
}

function clientParameters({ clientId, clientSecret, secretIn }: OAuthClient) {
  const inBody = clientSecret !== null && secretIn === 'body';
  return {
    ...(clientId !== '' && { client_id: clientId }),
    ...(inBody && { client_secret: clientSecret }),
  };
}

/** Both parts are form-encoded before they are joined (RFC 6749, 2.3.1). */
function secretHeader({ clientId, clientSecret, secretIn }: OAuthClient): Record<string, string> {
  if (clientSecret === null || secretIn !== 'header') return {};
  const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`;
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}

function hasError(parsed: unknown): boolean {
  return typeof parsed === 'object' && parsed !== null && 'error' in parsed;
}

function tokensIn(parsed: unknown, askedAt: number): Tokens | null {
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { access_token, expires_in, refresh_token, scope } = parsed as Record<string, unknown>;
  if (typeof access_token !== 'string' || access_token === '') return null;
  const seconds = Number(expires_in ?? Number.NaN);
  return {
    accessToken: access_token,
    expiresAt: seconds > 0 ? askedAt + seconds * second : null,
    refreshToken: typeof refresh_token === 'string' && refresh_token !== '' ? refresh_token : null,
    scopes: typeof scope === 'string' ? scope.split(/[\s,]+/).filter((one) => one !== '') : null,
  };
}
