import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import twitter from 'twitter-text';
import type { Actor } from '../../src/actor.ts';
import { lengthOn } from '../../src/domain/social/limits/check-limits.ts';
import { overridePost, releaseDraft } from '../../src/domain/social/override-post.ts';
import { markPosted, retryPost, skipTarget } from '../../src/domain/social/publishing/by-hand.ts';
import { createPost } from '../../src/domain/social/create-post.ts';
import { disconnectAccount } from '../../src/domain/social/accounts/renew-tokens.ts';
import { day, hour, isoTime, minute } from '../../src/lib/clock.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import { expectSameNotFound, refusesOthers } from '../support/ask-as-everybody.ts';
import { testCallers, testIds, unknownId } from '../support/callers.ts';
import type { Client, Json, Reply } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { type PlayedMeta, playMeta } from '../support/networks/play-meta.ts';
import { type PlayedX, playX } from '../support/networks/play-x.ts';
import { account, byHand, library, publishAll, toldSocially } from '../support/social.ts';

const text = 'Winter tires are in stock. See you on Saturday.';
/** Owes its terms. */
const payment = 'Own it for $299 per month.';

type Stage = {
  app: Harness;
  site: SiteRow;
  client: Client;
  x: PlayedX;
  meta: PlayedMeta;
  ids: { x: string; facebook: string; instagram: string };
};

async function stage(pictures = library()): Promise<Stage> {
  const app = harness({ overrides: { providers: { library: pictures } } });
  const x = playX(app);
  const meta = playMeta(app);
  const site = await app.makeSite();
  const ids = {
    x: (await account(app, site, 'x')).id,
    facebook: (await account(app, site, 'facebook')).id,
    instagram: (await account(app, site, 'instagram')).id,
  };
  return { app, site, x, meta, ids, client: await app.client(site) };
}

function at(app: Harness, ms: number): string {
  return isoTime(app.clock.now() + ms);
}

function postIt({ client, ids }: Stage, more: object = {}): Promise<Reply> {
  return client.post('/social/posts', { text, account_ids: [ids.x], ...more });
}

async function shown({ client }: Stage, id: string): Promise<Json> {
  return (await client.get(`/social/posts/${id}`)).body.data;
}

function person(site: SiteRow, role: 'reviewer' | 'manager'): Actor {
  return { kind: 'person', siteId: site.id, userId: null, name: 'Ana Lopez', role };
}

describe('callers of social posts', () => {
  const read = { method: 'GET', path: '/social/posts/{id}', scope: 'social:read' } as const;
  testCallers([
    { method: 'GET', path: '/social/accounts', scope: 'social:read' },
    { method: 'GET', path: '/social/posts', scope: 'social:read' },
    { method: 'POST', path: '/social/posts', scope: 'social:write', body: { text } },
    { method: 'POST', path: '/social/posts/{id}/unpublish', scope: 'social:write', body: {} },
    read,
  ]);
  testIds([read], async (client, app) => {
    const sites = await app.app.ctx.reader.db.all<SiteRow>('SELECT id FROM sites' as never);
    const [site] = sites;
    if (!site) throw new Error('There is no site.');
    const { id } = await byHand(app, site, 'x');
    const reply = await client.post('/social/posts', { text, account_ids: [id] });
    return reply.body.data.id;
  });

  test('PATCH and DELETE ask for a key and the scope, and know no foreign post', async () => {
    const set = await stage();
    await using app = set.app;
    const { id } = (await postIt(set, { scheduled_at: at(app, hour) })).body.data;
    const path = `/social/posts/${id}`;
    await refusesOthers(app, { method: 'PATCH', path, scopes: ['social:write'], body: { text } });
    await refusesOthers(app, { method: 'DELETE', path, scopes: ['social:write'] });
    const stranger = await app.client(await app.makeSite());
    const absent = `/social/posts/${unknownId}`;
    expectSameNotFound(
      await stranger.patch(path, { text }),
      await stranger.patch(absent, { text }),
    );
    expectSameNotFound(await stranger.delete(path), await stranger.delete(absent));
    const unpublish = (asked: string) => stranger.post(`${asked}/unpublish`, {});
    expectSameNotFound(await unpublish(path), await unpublish(absent));
    expect((await set.client.get(path)).status).toBe(200);
    await app.drain();
  });

  test('other methods are refused with what the path takes', async () => {
    const set = await stage();
    await using _app = set.app;
    for (const [method, path, allowed] of [
      ['PUT', '/social/posts', 'GET, HEAD, POST'],
      ['POST', '/social/accounts', 'GET, HEAD'],
      ['PUT', `/social/posts/${unknownId}`, 'DELETE, GET, HEAD, PATCH'],
      ['GET', `/social/posts/${unknownId}/unpublish`, 'POST'],
      ['DELETE', '/social/reviews', 'GET, HEAD'],
      ['GET', `/social/reviews/${unknownId}/reply`, 'POST'],
      ['GET', '/gbp/posts/1/reschedule', 'POST'],
    ] as const) {
      const reply = await set.client.send(method, path);
      const told = reply.headers.get('allow')?.split(', ').sort().join(', ');
      expect([path, reply.status, told]).toEqual([path, 405, allowed]);
    }
  });
});

test('the retired operation is gone for every key, whatever it is asked', async () => {
  await using app = harness();
  const site = await app.makeSite();
  const client = await app.client(site, ['site:read']);
  const asked = [
    await client.post('/gbp/posts/not-an-id/reschedule', { anything: 1 }),
    await client.post(`/gbp/posts/${unknownId}/reschedule`),
    await client.send('POST', '/gbp/posts/1/reschedule', { body: '{broken' }),
  ];
  expect(asked.map(({ status, body }) => [status, body.error.code])).toEqual(
    Array(3).fill([410, 'gone']),
  );
  const nobody = await app.anonymous.post('/gbp/posts/1/reschedule');
  expect([nobody.status, nobody.body.error.code]).toEqual([401, 'unauthorized']);
});

describe('POST /social/posts', () => {
  test('names the platform and the limit of what it would refuse', async () => {
    const set = await stage();
    await using app = set.app;
    const { x, facebook, instagram } = set.ids;
    const image = library().picture.id;
    const cases: [body: object, path: string, words: RegExp][] = [
      [{ text: 'a'.repeat(281) }, 'text', /^x takes 280 characters.*281/],
      [{ text: '車'.repeat(141) }, 'text', /^x takes 280 characters.*282/],
      [
        { text: 'a'.repeat(2_201), account_ids: [instagram], image_ids: [image] },
        'text',
        /^instagram takes 2200/,
      ],
      [
        { text: '#a #b #c #d #e #f', account_ids: [facebook, instagram], image_ids: [image] },
        'text',
        /^instagram takes at most 5 hashtags; this has 6/,
      ],
      [{ account_ids: [x, instagram] }, 'image_ids', /^instagram takes no post without an image/],
      [{ image_ids: [unknownId] }, 'image_ids.0', /not an image/],
      [{ account_ids: [unknownId] }, 'account_ids.0', /not a connected account/],
      [{ account_ids: [] }, 'account_ids', /./],
      [{ text: ' ' }, 'text', /./],
      [{ scheduled_at: at(app, 0) }, 'scheduled_at', /future/],
      [{ scheduled_at: '2026-02-30T10:00:00Z' }, 'scheduled_at', /date and time/],
      [{ scheduled_at: '2027-03-14T02:30' }, 'scheduled_at', /date and time/],
      [{ link_url: 'https://user:secret@prairie.example' }, 'link_url', /password/],
      [{ link_url: 'javascript:alert(1)' }, 'link_url', /./],
      [{ content_id: unknownId }, 'content_id', /not an article/],
      [{ unknown: 1 }, 'unknown', /./],
    ];
    for (const [more, path, words] of cases) {
      const { status, body } = await postIt(set, more);
      const [issue] = body.error.details?.issues ?? [];
      expect([more, status, issue?.path]).toEqual([more, 400, path]);
      expect(issue?.message).toMatch(words);
    }
    expect((await set.client.get('/social/posts')).body.pagination.total_count).toBe(0);
  });

  test('refuses pictures that are too small for a platform', async () => {
    for (const [change, platform, words] of [
      [{ width: 3000, height: 300 }, 'instagram', /^instagram takes images from 320 x 320/],
      [{ width: 200, height: 1000 }, 'instagram', /; this has 200 x 1000$/],
    ] as const) {
      const pictures = library(change);
      const set = await stage(pictures);
      await using _app = set.app;
      const reply = await postIt(set, {
        account_ids: [set.ids[platform]],
        image_ids: [pictures.picture.id],
      });
      const [issue] = reply.body.error.details.issues;
      expect([reply.status, issue.path]).toEqual([400, 'image_ids.0']);
      expect(issue.message).toMatch(words);
    }
  });

  test('answers a replay as before, and posts once', async () => {
    const set = await stage();
    await using app = set.app;
    const key = { 'x-idempotency-key': 'once' };
    const body = { text, account_ids: [set.ids.x] };
    const first = await set.client.post('/social/posts', body, key);
    const again = await set.client.post('/social/posts', body, key);
    expect(again.body).toEqual(first.body);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([202, 'true']);
    const other = await set.client.post('/social/posts', { ...body, text: 'Other' }, key);
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict']);
    await publishAll(app);
    expect(set.x.tweets).toHaveLength(1);
  });

  test('publishes on some platforms where others refuse, and tells of both', async () => {
    const set = await stage();
    await using app = set.app;
    set.meta.next('feed', { status: 403, body: '{"error":{"code":368,"message":"Blocked"}}' });
    const { facebook, x } = set.ids;
    const { id } = (await postIt(set, { account_ids: [facebook, x] })).body.data;
    await publishAll(app);
    const post = await shown(set, id);
    expect(post.status).toBe('partially_published');
    expect(post.targets.map((one: Json) => [one.platform, one.status, one.error])).toEqual([
      ['facebook', 'failed', 'Facebook: Blocked'],
      ['x', 'published', null],
    ]);
    const told = { id, status: 'partially_published' };
    expect(toldSocially(app)).toEqual([
      ['post.published', { ...told, platforms: ['x'] }],
      ['post.failed', { ...told, platforms: ['facebook'] }],
    ]);
    await retryPost(app.app.ctx, { siteId: set.site.id }, id);
    await publishAll(app);
    expect((await shown(set, id)).status).toBe('published');
    expect(toldSocially(app).at(-1)).toEqual([
      'post.published',
      { id, status: 'published', platforms: ['facebook'] },
    ]);
    expect(set.x.tweets).toHaveLength(1);
  });
});

describe('a schedule', () => {
  test('is kept in the zone of the store, told of once, and late after downtime', async () => {
    const set = await stage();
    await using app = set.app;
    const reply = await postIt(set, { scheduled_at: '2026-11-20T08:00' });
    const { id, scheduled_at: time, status } = reply.body.data;
    expect([status, time]).toEqual(['scheduled', '2026-11-20T14:00:00.000Z']);
    const moved = await set.client.patch(`/social/posts/${id}`, {
      scheduled_at: '2026-11-21T08:00:00-06:00',
    });
    expect(moved.body.data.scheduled_at).toBe('2026-11-21T14:00:00.000Z');
    app.clock.advance(Date.parse('2026-11-21T14:00:00.000Z') - app.clock.now() - 1);
    await publishAll(app);
    expect(set.x.tweets).toEqual([]);
    app.clock.advance(3 * day);
    await publishAll(app);
    await publishAll(app);
    expect(set.x.tweets).toHaveLength(1);
    expect(toldSocially(app).map(([type]) => type)).toEqual(['post.scheduled', 'post.published']);
  });

  test('is left by DELETE, and a post on its way by nothing', async () => {
    const set = await stage();
    await using app = set.app;
    const waiting = (await postIt(set, { scheduled_at: at(app, hour) })).body.data.id;
    expect((await set.client.delete(`/social/posts/${waiting}`)).status).toBe(204);
    expect((await set.client.get(`/social/posts/${waiting}`)).status).toBe(404);
    const { id } = (await postIt(set)).body.data;
    await publishAll(app);
    for (const reply of [
      await set.client.delete(`/social/posts/${id}`),
      await set.client.patch(`/social/posts/${id}`, { text: 'Other' }),
    ]) {
      expect([reply.status, reply.body.error.code]).toEqual([409, 'conflict']);
      expect(reply.body.error.message).toContain('X');
    }
    app.clock.advance(2 * hour);
    await publishAll(app);
    expect(set.x.tweets).toHaveLength(1);
  });

  test('changes its text and its accounts, which are checked again', async () => {
    const set = await stage();
    await using app = set.app;
    const { id } = (await postIt(set, { scheduled_at: at(app, hour) })).body.data;
    const path = `/social/posts/${id}`;
    expect((await set.client.patch(path, { text: 'a'.repeat(281) })).status).toBe(400);
    expect((await set.client.patch(path, {})).status).toBe(400);
    const { facebook } = set.ids;
    const changed = await set.client.patch(path, { text: 'Other', account_ids: [facebook] });
    expect(changed.body.data.targets.map((one: Json) => one.platform)).toEqual(['facebook']);
    app.clock.advance(hour);
    await publishAll(app);
    expect([set.x.tweets.length, set.meta.posts.map(({ message }) => message)]).toEqual([
      0,
      ['Other'],
    ]);
  });
});

describe('a post that breaks a rule on advertising', () => {
  test('stays a draft until its text is mended', async () => {
    const set = await stage();
    await using app = set.app;
    const { id, status, targets } = (await postIt(set, { text: payment })).body.data;
    expect([status, targets[0].error]).toEqual(['draft', expect.stringContaining('Z-PMT-AMT')]);
    await publishAll(app);
    expect([set.x.tweets, toldSocially(app)]).toEqual([[], []]);
    await set.client.patch(`/social/posts/${id}`, { text });
    await publishAll(app);
    expect((await shown(set, id)).status).toBe('published');
  });

  test('is let pass by a manager alone, and only as it is', async () => {
    const set = await stage();
    await using app = set.app;
    const { id } = (await postIt(set, { text: payment, scheduled_at: at(app, hour) })).body.data;
    const deed = { postId: id, reason: 'The terms are in the picture.' };
    const { ctx } = app.app;
    expect(overridePost(ctx, person(set.site, 'reviewer'), deed)).rejects.toThrow('manager');
    await overridePost(ctx, person(set.site, 'manager'), deed);
    expect((await shown(set, id)).status).toBe('scheduled');
    const other = await set.client.patch(`/social/posts/${id}`, { text: `${payment} Today.` });
    expect(other.body.data.status).toBe('draft');
    await overridePost(ctx, person(set.site, 'manager'), deed);
    app.clock.advance(hour);
    await publishAll(app);
    expect((await shown(set, id)).status).toBe('published');
    expect(overridePost(ctx, person(set.site, 'manager'), deed)).rejects.toThrow('No rule');
  });
});

describe('POST /social/posts/{id}/unpublish', () => {
  test('takes a post back from one platform, then from all', async () => {
    const set = await stage();
    await using app = set.app;
    const { facebook, x } = set.ids;
    const { id } = (await postIt(set, { account_ids: [facebook, x] })).body.data;
    const early = await set.client.post(`/social/posts/${id}/unpublish`, {});
    expect(early.status).toBe(409);
    await publishAll(app);
    const path = `/social/posts/${id}/unpublish`;
    const one = await set.client.post(path, { platform: 'x' });
    expect([one.status, one.body.data]).toEqual([200, { id, status: 'partially_published' }]);
    expect([set.x.tweets.length, set.meta.posts.length]).toEqual([0, 1]);
    const rest = await set.client.post(path, {});
    expect([rest.status, rest.body.data]).toEqual([200, { id, status: 'unpublished' }]);
    expect(set.meta.posts).toEqual([]);
    const none = await set.client.post(path, {});
    expect([none.status, none.body.error.code]).toEqual([409, 'conflict']);
  });

  test('counts what is gone as taken back, and goes on after a lost answer', async () => {
    const set = await stage();
    await using app = set.app;
    const { id } = (await postIt(set)).body.data;
    await publishAll(app);
    set.x.next('delete', 'lost');
    const reply = await set.client.post(`/social/posts/${id}/unpublish`, {});
    expect([reply.status, reply.body.data.status]).toEqual([200, 'published']);
    expect((await shown(set, id)).targets[0].status).toBe('unpublishing');
    app.clock.advance(minute);
    await publishAll(app);
    expect((await shown(set, id)).status).toBe('unpublished');
    expect(toldSocially(app)).toHaveLength(1);
  });

  test('says why a network refuses, and may be asked again', async () => {
    const set = await stage();
    await using app = set.app;
    const { id } = (await postIt(set)).body.data;
    await publishAll(app);
    set.x.next('delete', { status: 403, body: '{"title":"Forbidden","detail":"Not yours."}' });
    const refused = await set.client.post(`/social/posts/${id}/unpublish`, {});
    expect([refused.status, refused.body.error.message]).toEqual([409, 'X: Not yours.']);
    const again = await set.client.post(`/social/posts/${id}/unpublish`, {});
    expect([again.status, again.body.data.status]).toEqual([200, 'unpublished']);
  });

  test('sends a scheduled post to DELETE', async () => {
    const set = await stage();
    await using app = set.app;
    const { id } = (await postIt(set, { scheduled_at: at(app, hour) })).body.data;
    const reply = await set.client.post(`/social/posts/${id}/unpublish`, {});
    expect([reply.status, reply.body.error.message]).toEqual([
      409,
      expect.stringContaining('delete it instead'),
    ]);
    await app.drain();
  });
});

describe('without a connection', () => {
  test('a person posts by hand what was checked and scheduled, and says so', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const client = await app.client(site);
    const [first, second] = [await byHand(app, site, 'x'), await byHand(app, site, 'linkedin')];
    const body = { text, account_ids: [first.id, second.id], scheduled_at: at(app, hour) };
    const { id } = (await client.post('/social/posts', body)).body.data;
    app.clock.advance(hour);
    await publishAll(app);
    const { ctx } = app.app;
    const waiting = (await client.get(`/social/posts/${id}`)).body.data;
    expect(waiting.targets.map((one: Json) => one.status)).toEqual(
      Array(2).fill('awaiting_person'),
    );
    const url = 'https://x.com/prairie/status/1';
    await markPosted(ctx, { siteId: site.id }, { postId: id, platform: 'x', url });
    await skipTarget(ctx, { siteId: site.id }, { postId: id, platform: 'linkedin' });
    const post = (await client.get(`/social/posts/${id}`)).body.data;
    expect([post.status, post.targets[0].external_url]).toEqual(['partially_published', url]);
    const marked = markPosted(ctx, { siteId: site.id }, { postId: id, url: null });
    expect(marked).rejects.toThrow('Nothing of this post');
    const back = await client.post(`/social/posts/${id}/unpublish`, {});
    expect([back.status, back.body.error.message]).toEqual([409, expect.stringContaining('X: ')]);
    await app.drain();
  });

  test('a post that awaits a person says so', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const { id } = await byHand(app, site, 'linkedin');
    const client = await app.client(site);
    const reply = await client.post('/social/posts', { text, account_ids: [id] });
    expect(reply.body.data.message).toContain('A person has to post it on linkedin');
    await app.drain();
  });

  test('a draft of a person goes out when somebody says so', async () => {
    const set = await stage();
    await using app = set.app;
    const { ctx } = app.app;
    const actor = person(set.site, 'manager');
    const draft = await createPost(
      ctx,
      actor,
      { text, account_ids: [set.ids.x] },
      { isDraft: true },
    );
    await publishAll(app);
    expect((await shown(set, draft.id)).status).toBe('draft');
    await releaseDraft(ctx, actor, draft.id);
    await publishAll(app);
    expect((await shown(set, draft.id)).status).toBe('published');
  });

  test('an account that was disconnected fails its posts with the reason', async () => {
    const set = await stage();
    await using app = set.app;
    const { id } = (await postIt(set, { scheduled_at: at(app, hour) })).body.data;
    await disconnectAccount(app.app.ctx, { siteId: set.site.id, id: set.ids.x });
    const { accounts } = (await set.client.get('/social/accounts')).body.data;
    expect(accounts).toHaveLength(2);
    expect((await postIt(set)).status).toBe(400);
    app.clock.advance(hour);
    await publishAll(app);
    const post = await shown(set, id);
    expect([post.status, post.targets[0].error]).toEqual([
      'failed',
      expect.stringContaining('disconnected'),
    ]);
  });
});

test('lists are filtered, paged and counted', async () => {
  const set = await stage();
  await using app = set.app;
  const { facebook, x } = set.ids;
  for (const account_ids of [[x], [facebook], [x, facebook]]) {
    app.clock.advance(minute);
    const input = { text: `${text} ${account_ids.length}`, account_ids };
    expect((await set.client.post('/social/posts', input)).status).toBe(202);
  }
  await postIt(set, { scheduled_at: at(app, hour) });
  await publishAll(app);
  const counts: number[] = [];
  for (const query of [
    '',
    '?status=published',
    '?platform=x',
    '?platform=facebook&status=published',
  ]) {
    counts.push((await set.client.get(`/social/posts${query}`)).body.pagination.total_count);
  }
  expect(counts).toEqual([4, 3, 3, 2]);
  const seen: string[] = [];
  let cursor = '';
  do {
    const page = await set.client.get(`/social/posts?limit=2&platform=x${cursor}`);
    seen.push(...page.body.data.map((one: Json) => one.id));
    const { next_cursor: next } = page.body.pagination;
    cursor = next === null ? '' : `&cursor=${next}`;
  } while (cursor !== '');
  expect([seen.length, new Set(seen).size]).toEqual([3, 3]);
});

test('the length on X is that of its own library', () => {
  const word = fc.constantFrom(
    'tires',
    'https://prairie.com/a/very/long/address?with=parts',
    'prairie.com',
    'www.cars.org/new',
    '車輪',
    '🚗',
    '#WinterTires',
    'info@prairie.com',
    'café',
    '3.5',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const made = words.join(' ');
      const { weightedLength } = twitter.parseTweet(made);
      expect([made, lengthOn('x', { text: made, link: null })]).toEqual([made, weightedLength]);
    }),
  );
});
