import { expect, test } from 'bun:test';
import { hour, minute } from '../../src/lib/clock.ts';
import { openAccount } from '../../src/domain/social/accounts/token.ts';
import { type Harness, harness } from '../support/harness.ts';
import { playX } from '../support/networks/play-x.ts';
import { account, publishAll } from '../support/social.ts';
import type { Reply } from '../support/network.ts';

const environment = { X_CLIENT_ID: 'client', X_CLIENT_SECRET: 'secret' };
const tokenUrl = 'https://api.x.com/2/oauth2/token';

/** X with an endpoint for tokens, each of whose refresh tokens is good for one use. */
function playTokens(app: Harness, answer?: Reply) {
  const x = playX(app);
  const play = { x, used: [] as string[], token: 1 };
  const call = app.app.ctx.call;
  app.app.ctx.call = async (request) => {
    if (request.url !== tokenUrl) return call(request);
    const form = new URLSearchParams(String(request.body));
    play.used.push(form.get('refresh_token') ?? '');
    const isGood = form.get('refresh_token') === `refresh-${play.token}`;
    if (isGood) play.token += 1;
    x.tokens.add(`token-${play.token}`);
    const tokens = {
      access_token: `token-${play.token}`,
      refresh_token: `refresh-${play.token}`,
      expires_in: 7200,
    };
    const given = isGood ? { status: 200, body: tokens } : { status: 400, body: badGrant };
    const reply = answer ?? { status: given.status, body: JSON.stringify(given.body) };
    if ('fails' in reply) {
      return { kind: reply.fails, message: 'Nobody answered.', durationMs: 1 };
    }
    const bytes = new TextEncoder().encode(String(reply.body));
    const rest = { headers: {}, truncated: false, durationMs: 1 };
    return { kind: 'answered', status: reply.status ?? 200, body: bytes, ...rest };
  };
  return play;
}

const badGrant = { error: 'invalid_grant', error_description: 'The token was used before.' };

test('a token is renewed before it ends, and each refresh token is used once', async () => {
  await using app = harness({ environment });
  const play = playTokens(app);
  const site = await app.makeSite();
  const endsAt = app.clock.now() + 2 * hour;
  await account(app, site, 'x', { refreshToken: 'refresh-1', endsAt });
  await app.run('renew-tokens');
  expect(play.used).toEqual([]);
  app.clock.advance(2 * hour - 20 * minute);
  await app.run('renew-tokens');
  await app.run('renew-tokens');
  expect(play.used).toEqual(['refresh-1']);
  app.clock.advance(2 * hour);
  await app.run('renew-tokens');
  expect(play.used).toEqual(['refresh-1', 'refresh-2']);
});

test('many that need a token at the same moment let one renew it', async () => {
  await using app = harness({ environment });
  const play = playTokens(app);
  const site = await app.makeSite();
  const given = { refreshToken: 'refresh-1', endsAt: app.clock.now() + minute };
  const row = await account(app, site, 'x', given);
  const opened = await Promise.all(Array.from({ length: 5 }, () => openAccount(app.app.ctx, row)));
  expect(play.used).toEqual(['refresh-1']);
  expect(opened.filter(({ kind }) => kind === 'open')).toHaveLength(1);
  expect(opened.filter(({ kind }) => kind === 'wait')).toHaveLength(4);
});

test('a post whose token the network has ended goes out with a new one', async () => {
  await using app = harness({ environment });
  const play = playTokens(app);
  const site = await app.makeSite();
  const client = await app.client(site);
  const { id } = await account(app, site, 'x', { token: 'old', refreshToken: 'refresh-1' });
  const reply = await client.post('/social/posts', { text: 'Hello.', account_ids: [id] });
  await publishAll(app);
  const post = (await client.get(`/social/posts/${reply.body.data.id}`)).body.data;
  expect([post.status, play.used, play.x.tweets.length]).toEqual(['published', ['refresh-1'], 1]);
});

test('an account shows that its grant is dead, and not that a line is bad', async () => {
  for (const [answer, expected] of [
    [undefined, 'expired'],
    [{ fails: 'connection_failed' }, 'connected'],
    [{ status: 503, body: 'down' }, 'connected'],
  ] as const) {
    await using app = harness({ environment });
    playTokens(app, answer);
    const site = await app.makeSite();
    const client = await app.client(site);
    const endsAt = app.clock.now() + minute;
    await account(app, site, 'x', { refreshToken: 'used before', endsAt });
    await app.run('renew-tokens');
    const [one] = (await client.get('/social/accounts')).body.data.accounts;
    expect([answer, one.status]).toEqual([answer, expected]);
  }
});
