import { createPrivateKey, createSign, type KeyObject } from 'node:crypto';
import { hour, second } from '../../lib/clock.ts';
import type { OAuthClient, TokenOutcome } from './oauth-client.ts';
import { requestTokens, type TokenParts } from './request-tokens.ts';

/** A key file as Google hands it out: an account of a program, to which people give access. */
export type ServiceAccount = { clientEmail: string; privateKey: string; privateKeyId: string };

/** Null where the text is no key file of a service account. */
export function readServiceAccount(text: string): ServiceAccount | null {
  const parsed = parsedObject(text);
  const { type, client_email, private_key, private_key_id } = parsed;
  if (type !== 'service_account' || typeof client_email !== 'string') return null;
  if (typeof private_key !== 'string' || rsaKey(private_key) === null) return null;
  return {
    clientEmail: client_email,
    privateKey: private_key,
    privateKeyId: typeof private_key_id === 'string' ? private_key_id : '',
  };
}

/**
 * An access token by a JWT that the account's own key signs (RFC 7523). There is no refresh token:
 * the next one is asked for in the same way. Only address and scopes of the client are used.
 */
export function tokensForServiceAccount(
  parts: TokenParts,
  client: Pick<OAuthClient, 'provider' | 'tokenUrl' | 'scopes'>,
  account: ServiceAccount,
): Promise<TokenOutcome> {
  const grant = {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: assertionOf(account, client, parts.clock.now()),
  };
  const anonymous = { authorizationUrl: '', clientId: '', clientSecret: null, usesPkce: false };
  return requestTokens(parts, { ...client, ...anonymous, secretIn: 'body' }, grant);
}

function assertionOf(
  { clientEmail, privateKey, privateKeyId }: ServiceAccount,
  { tokenUrl, scopes }: Pick<OAuthClient, 'tokenUrl' | 'scopes'>,
  now: number,
): string {
  const issuedAt = Math.floor(now / second);
  const header = { alg: 'RS256', typ: 'JWT', ...(privateKeyId !== '' && { kid: privateKeyId }) };
  const claims = {
    iss: clientEmail,
    scope: scopes.join(' '),
    aud: tokenUrl,
    iat: issuedAt,
    exp: issuedAt + hour / second,
  };
  const signed = `${encoded(header)}.${encoded(claims)}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function rsaKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}

function parsedObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
