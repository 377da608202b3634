import { describe, expect, test } from 'bun:test';
import { inLane } from '../../src/db/write.ts';
import { hour, minute } from '../../src/lib/clock.ts';
import { connectAccount } from '../../src/domain/social/accounts/connect.ts';
import { renewTokens } from '../../src/domain/social/accounts/renew-tokens.ts';
import { findAccount, leaseAccount } from '../../src/domain/social/accounts/store.ts';
import { openAccount } from '../../src/domain/social/accounts/token.ts';
import { type Harness, harness } from '../support/harness.ts';
import { playMeta } from '../support/networks/play-meta.ts';
import { playX } from '../support/networks/play-x.ts';
import { account, publishAll } from '../support/social.ts';
import type { Reply } from '../support/network.ts';

const environment = { X_CLIENT_ID: 'client', X_CLIENT_SECRET: 'secret' };
const everyClient = {
  ...environment,
  META_APP_ID: 'meta',
  META_APP_SECRET: 'secret',
  LINKEDIN_CLIENT_ID: 'linkedin',
  LINKEDIN_CLIENT_SECRET: 'secret',
  GOOGLE_CLIENT_ID: 'google',
  GOOGLE_CLIENT_SECRET: 'secret',
};
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

test.each([
  ['x', 'https://api.x.com/2/oauth2/token'],
  ['linkedin', 'https://www.linkedin.com/oauth/v2/accessToken'],
  ['google_business', 'https://oauth2.googleapis.com/token'],
] as const)('two processes and their loops renew a token of %s once', async (platform, url) => {
  await using app = harness({ environment: everyClient });
  const { ctx } = app.app;
  const site = await app.makeSite();
  const asked: string[] = [];
  const begun = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  ctx.call = async (request) => {
    expect(request.url).toBe(url);
    asked.push(new URLSearchParams(String(request.body)).get('refresh_token') ?? '');
    begun.resolve();
    // Nobody answers before everybody has had a turn.
    await answered.promise;
    const tokens = { access_token: 'token-2', refresh_token: 'refresh-2', expires_in: 7_200 };
    const body = new TextEncoder().encode(JSON.stringify(tokens));
    return { kind: 'answered', status: 200, headers: {}, body, truncated: false, durationMs: 1 };
  };
  const given = { refreshToken: 'refresh-1', endsAt: app.clock.now() + minute };
  const row = await account(app, site, platform, given);
  const other = { ...ctx, node: ctx.ids.uuid() };
  const { signal } = new AbortController();
  const loops = [ctx, other, ctx, other].map((each) => renewTokens(each, signal));
  const openings = [ctx, other].map((each) => openAccount(each, row));
  await begun.promise;
  await ctx.write(async () => {}, inLane('all-turns'));
  answered.resolve();
  const counts = await Promise.all(loops);
  const opened = await Promise.all(openings);
  expect(asked).toEqual(['refresh-1']);
  const renewed = counts.reduce((sum, one) => sum + one.renewed, 0);
  const open = opened.filter(({ kind }) => kind === 'open').length;
  expect(renewed + open).toBe(1);
  expect(await openAccount(other, row)).toEqual({ kind: 'open', accessToken: 'token-2' });
  expect(asked).toEqual(['refresh-1']);
});

test('what a dead process had begun to renew is renewed by another a minute later', async () => {
  await using app = harness({ environment });
  const play = playTokens(app);
  const site = await app.makeSite();
  const { ctx } = app.app;
  const given = { refreshToken: 'refresh-1', endsAt: app.clock.now() + 5 * minute };
  const row = await account(app, site, 'x', given);
  await ctx.write((tx) => leaseAccount(tx, row, 'dead/1', minute), inLane(site.id));
  await app.run('renew-tokens');
  expect(play.used).toEqual([]);
  app.clock.advance(minute);
  await app.run('renew-tokens');
  expect(play.used).toEqual(['refresh-1']);
});

describe('a token of Meta', () => {
  test('is looked at once a day, and shows expired once the network says so', async () => {
    await using app = harness({ environment: everyClient });
    const played = playMeta(app);
    const site = await app.makeSite();
    const client = await app.client(site);
    const page = { externalId: '1001', displayName: 'Prairie Motors', accessToken: 'token-1' };
    const tokens = { accessToken: 'person', expiresAt: null, refreshToken: null, scopes: null };
    const found = { platform: 'facebook' as const, ...page };
    await connectAccount(app.app.ctx, site.id, { tokens, account: found });
    const status = async () => (await client.get('/social/accounts')).body.data.accounts[0].status;
    await app.run('renew-tokens');
    expect([played.asked, await status()]).toEqual([['inspect'], 'connected']);
    app.clock.advance(24 * hour);
    await Promise.all([app.run('renew-tokens'), app.run('renew-tokens')]);
    expect([played.asked.length, await status()]).toEqual([2, 'connected']);
    played.next('inspect', 'unsent');
    played.inspected = { is_valid: false, expires_at: 0, scopes: [], error: { message: 'No.' } };
    app.clock.advance(24 * hour);
    await app.run('renew-tokens');
    expect(await status()).toBe('connected');
    app.clock.advance(hour);
    await app.run('renew-tokens');
    expect([played.asked.length, await status()]).toEqual([4, 'expired']);
    app.clock.advance(48 * hour);
    await app.run('renew-tokens');
    expect(played.asked.length).toBe(4);
    expect(played.faults).toEqual([]);
  });

  test('expires when a person takes the right to post back', async () => {
    await using app = harness({ environment: everyClient });
    const played = playMeta(app);
    const site = await app.makeSite();
    const row = await account(app, site, 'facebook', { inspectAt: app.clock.now() });
    played.inspected = { is_valid: true, expires_at: 0, scopes: ['pages_show_list'] };
    await app.run('renew-tokens');
    const after = await findAccount(app.app.ctx.reader, site.id, row.id);
    expect([after?.status, after?.problem]).toEqual([
      'expired',
      expect.stringContaining('pages_manage_posts'),
    ]);
  });
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
