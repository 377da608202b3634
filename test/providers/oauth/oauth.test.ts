import { describe, expect, test } from 'bun:test';
import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { seededRandom } from '../../../src/lib/random.ts';
import { startAuthorization } from '../../../src/providers/oauth/authorization.ts';
import type { OAuthClient } from '../../../src/providers/oauth/oauth-client.ts';
import { exchangeCode, refreshTokens } from '../../../src/providers/oauth/request-tokens.ts';
import { readReturned } from '../../../src/providers/oauth/returned-code.ts';
import {
  readServiceAccount,
  tokensForServiceAccount,
} from '../../../src/providers/oauth/service-account.ts';
import { fakeNetwork, type Reply } from '../../support/network.ts';

const now = 1_760_000_000_000;
const clock = { now: () => now };
const client: OAuthClient = {
  provider: 'Example',
  authorizationUrl: 'https://accounts.example.com/auth?prompt=none',
  tokenUrl: 'https://accounts.example.com/token',
  clientId: 'client-1',
  clientSecret: 's3cret/+',
  secretIn: 'body',
  scopes: ['read', 'write'],
  usesPkce: true,
  authorizationParameters: { access_type: 'offline', prompt: 'consent' },
};
const redirectUri = 'http://127.0.0.1:4000/callback';
const granted = { access_token: 'at', expires_in: 3600, refresh_token: 'rt', scope: 'read write' };

function provider(reply: Reply | object) {
  const isReply = 'status' in reply || 'fails' in reply || 'body' in reply;
  const made: Reply = isReply ? (reply as Reply) : { body: JSON.stringify(reply) };
  const network = fakeNetwork({ clock, hosts: { 'accounts.example.com': { reply: made } } });
  const sent = () => {
    const request = network.requests.at(-1)?.request;
    return { form: new URLSearchParams(String(request?.body)), headers: request?.headers ?? {} };
  };
  return { parts: { call: network.call, clock }, sent };
}

function error(status: number, body: object, headers = {}): Reply {
  return { status, body: JSON.stringify(body), headers };
}

describe('the address to open', () => {
  test('asks for a code, and shows of the verifier nothing but its hash', () => {
    const { address, state, verifier } = startAuthorization(client, redirectUri, seededRandom('a'));
    const asked = new URL(address).searchParams;
    const challenge = createHash('sha256')
      .update(verifier ?? '')
      .digest('base64url');
    expect(Object.fromEntries(asked)).toEqual({
      response_type: 'code',
      client_id: 'client-1',
      redirect_uri: redirectUri,
      scope: 'read write',
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
    });
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(state).not.toBe(verifier);
    expect(address).not.toContain(verifier ?? '');
  });

  test('has no PKCE where the provider takes none, and the separator that it wants', () => {
    const plain = { ...client, usesPkce: false, scopeSeparator: ',' };
    const { address, verifier } = startAuthorization(plain, redirectUri, seededRandom('a'));
    const asked = new URL(address).searchParams;
    expect([verifier, asked.has('code_challenge'), asked.get('scope')]).toEqual([
      null,
      false,
      'read,write',
    ]);
  });
});

describe('what comes back', () => {
  test.each([
    ['the whole address', `${redirectUri}?state=s&code=4%2F0Ab`, { kind: 'code', code: '4/0Ab' }],
    ['its query', 'code=4%2F0Ab&state=s', { kind: 'code', code: '4/0Ab' }],
    ['a bare code', ' 4/0Ab \n', { kind: 'code', code: '4/0Ab' }],
    ['another state', `${redirectUri}?state=t&code=x`, { kind: 'foreign' }],
    ['no state', `${redirectUri}?code=x`, { kind: 'foreign' }],
    ['no code', `${redirectUri}?state=s`, { kind: 'foreign' }],
    ['a refusal', `${redirectUri}?state=s&error=access_denied`, { kind: 'declined' }],
    ['a refusal of another', `${redirectUri}?state=t&error=access_denied`, { kind: 'foreign' }],
  ])('%s', (_name, text, expected) => {
    const { kind, ...rest } = readReturned(text, 's');
    expect(kind as string).toBe(expected.kind);
    if ('code' in expected) expect(rest).toEqual({ code: expected.code });
  });
});

describe('tokens', () => {
  test('are exchanged for the code with the verifier', async () => {
    const { parts, sent } = provider(granted);
    const outcome = await exchangeCode(parts, client, { redirectUri, verifier: 'v' }, 'c');
    expect(outcome).toEqual({
      kind: 'granted',
      tokens: {
        accessToken: 'at',
        expiresAt: now + 3_600_000,
        refreshToken: 'rt',
        scopes: ['read', 'write'],
      },
    });
    expect(Object.fromEntries(sent().form)).toEqual({
      grant_type: 'authorization_code',
      code: 'c',
      redirect_uri: redirectUri,
      code_verifier: 'v',
      client_id: 'client-1',
      client_secret: 's3cret/+',
    });
  });

  test('are refreshed, and an absent new refresh token leaves the old one', async () => {
    const { parts, sent } = provider({ access_token: 'at2', expires_in: '7200' });
    const outcome = await refreshTokens(parts, { ...client, secretIn: 'header' }, 'rt');
    expect(outcome).toEqual({
      kind: 'granted',
      tokens: {
        accessToken: 'at2',
        expiresAt: now + 7_200_000,
        refreshToken: null,
        scopes: null,
      },
    });
    const { form, headers } = sent();
    expect(form.get('client_secret')).toBeNull();
    const pair = `${encodeURIComponent('client-1')}:${encodeURIComponent('s3cret/+')}`;
    expect(headers.authorization).toBe(`Basic ${Buffer.from(pair).toString('base64')}`);
  });

  test.each<[string, Reply, string, number | null]>([
    ['a dead token', error(400, { error: 'invalid_grant' }), 'dead', null],
    ["a provider's own code", error(400, { error: { code: 190, message: 'm' } }), 'dead', null],
    ['a wrong secret', error(401, { error: 'invalid_client' }), 'misconfigured', null],
    ['a wrong secret, unsaid', { status: 401 }, 'misconfigured', null],
    ['a limit', error(429, {}, { 'retry-after': '30' }), 'passing', 30_000],
    ['a limit with a word', error(429, { error: 'invalid_grant' }), 'passing', null],
    ['a fault', error(503, { error: 'invalid_grant' }), 'passing', null],
    ["the standard's passing fault", error(400, { error: 'server_error' }), 'passing', null],
    ["a provider's passing fault", error(400, { error: { code: 2 } }), 'passing', null],
    ['a page of a proxy', { status: 400, body: '<html>' }, 'passing', null],
    ['a page with 200', { status: 200, body: '<html>' }, 'passing', null],
    ['an error with 200', error(200, { error: 'invalid_grant' }), 'dead', null],
    ['an empty token', error(200, { access_token: '' }), 'passing', null],
    ['no connection', { fails: 'connection_failed' }, 'passing', null],
  ])('are not granted: %s', async (_name, reply, kind, waitMs) => {
    const { parts } = provider(reply);
    const own = { ...client, deadTokenCodes: ['190'], passingFaultCodes: ['2'] };
    const outcome = await refreshTokens(parts, own, 'rt-secret');
    expect(outcome.kind as string).toBe(kind);
    if (outcome.kind === 'granted') throw new Error('granted');
    expect(outcome.retryAfterMs).toBe(waitMs);
    expect(outcome.message).not.toContain('rt-secret');
  });
});

describe('a service account', () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const keyFile = {
    type: 'service_account',
    client_email: 'a@b.iam.gserviceaccount.com',
    private_key: pem,
    private_key_id: 'k1',
  };

  test('signs what it asks for', async () => {
    const { parts, sent } = provider({ access_token: 'at', expires_in: 3599 });
    const account = readServiceAccount(JSON.stringify(keyFile));
    if (!account) throw new Error('not read');
    expect((await tokensForServiceAccount(parts, client, account)).kind).toBe('granted');
    const { form } = sent();
    expect([...form.keys()]).toEqual(['grant_type', 'assertion']);
    const [header = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const verified = createVerify('RSA-SHA256').update(`${header}.${claims}`);
    expect(verified.verify(pair.publicKey, signature, 'base64url')).toBe(true);
    expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({
      alg: 'RS256',
      typ: 'JWT',
      kid: 'k1',
    });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'a@b.iam.gserviceaccount.com',
      scope: 'read write',
      aud: 'https://accounts.example.com/token',
      iat: now / 1000,
      exp: now / 1000 + 3600,
    });
  });

  test.each([
    ['no JSON', 'key'],
    ['another kind', JSON.stringify({ ...keyFile, type: 'authorized_user' })],
    ['no key', JSON.stringify({ ...keyFile, private_key: 'x' })],
    ['null', 'null'],
  ])('is not read from %s', (_name, text) => {
    expect(readServiceAccount(text)).toBeNull();
  });
});
