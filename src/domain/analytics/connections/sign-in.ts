import type { Context } from '../../../context.ts';
import { problem } from '../../../problem.ts';
import { type AnalyticsSource, googleClient } from '../../../providers/analytics/google-oauth.ts';
import type { Authorization } from '../../../providers/oauth/authorization.ts';
import type { Tokens } from '../../../providers/oauth/oauth-client.ts';
import { exchangeCode } from '../../../providers/oauth/request-tokens.ts';
import type { Credentials } from './credentials.ts';

/** As the file of an OAuth client names it. */
export type Registered = { clientId: string; clientSecret: string | null };

/** What is kept of a sign-in by a browser. Throws a 400 where there is nothing to go on with. */
export function signedIn(registered: Registered, tokens: Tokens): Credentials {
  const { accessToken, expiresAt, refreshToken } = tokens;
  if (refreshToken === null) {
    const mend = 'Take the access of this client back in the Google account, and connect again.';
    throw problem('validation_error', `Google gave no token for later. ${mend}`);
  }
  return { kind: 'oauth', ...registered, refreshToken, access: { accessToken, expiresAt } };
}

/** Exchanges the code that a browser brought back. */
export async function signedInWith(
  ctx: Pick<Context, 'call' | 'clock'>,
  source: AnalyticsSource,
  registered: Registered,
  authorization: Authorization,
  code: string,
): Promise<Credentials> {
  const client = googleClient(source, registered);
  const outcome = await exchangeCode(ctx, client, authorization, code);
  if (outcome.kind !== 'granted') throw problem('validation_error', outcome.message);
  return signedIn(registered, outcome.tokens);
}
