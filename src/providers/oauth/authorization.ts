import { createHash } from 'node:crypto';
import type { Random } from '../../lib/random.ts';
import type { OAuthClient } from './oauth-client.ts';

/** What is kept between the address that a person opens and the code that comes back. */
export type Authorization = {
  /** The address to open in a browser. */
  address: string;
  /** Comes back with the code: another one was not started here. */
  state: string;
  /** Null where the provider takes no PKCE. */
  verifier: string | null;
  redirectUri: string;
};

/** 256 bits, in 43 characters: the least that RFC 7636 takes as a verifier. */
const secretBytes = 32;

/** `stateWith` makes the state of what has to come back with it, else it is a random one. */
export function startAuthorization(
  client: OAuthClient,
  redirectUri: string,
  random: Random,
  stateWith: (verifier: string | null) => string = () => secret(random),
): Authorization {
  const verifier = client.usesPkce ? secret(random) : null;
  const state = stateWith(verifier);
  const address = new URL(client.authorizationUrl);
  const parameters = {
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: redirectUri,
    scope: client.scopes.join(client.scopeSeparator ?? ' '),
    state,
    ...(verifier !== null && {
      code_challenge: challengeFor(verifier),
      code_challenge_method: 'S256',
    }),
    ...client.authorizationParameters,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return { address: address.href, state, verifier, redirectUri };
}

function secret(random: Random): string {
  return Buffer.from(random.bytes(secretBytes)).toString('base64url');
}

function challengeFor(verifier: string): string {
  return createHash('sha256').update(verifier, 'ascii').digest('base64url');
}
