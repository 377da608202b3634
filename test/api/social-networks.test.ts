import { describe, expect, test } from 'bun:test';
import type { Platform } from '../../schema/contracts/social.ts';
import { retryPost } from '../../src/domain/social/publishing/by-hand.ts';
import { hour, minute, second } from '../../src/lib/clock.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { googleError, playGoogle } from '../support/networks/play-google.ts';
import { playLinkedIn } from '../support/networks/play-linkedin.ts';
import { graphError, playMeta } from '../support/networks/play-meta.ts';
import { json, type PlayedNetwork } from '../support/networks/played-network.ts';
import { account, library, publishAll, toldSocially } from '../support/social.ts';

const text = 'Winter tires are in stock (four sizes). See you soon! #tires';
const link = 'https://prairie.example/tires';

type Stage<P> = { app: Harness; client: Client; played: P; accountId: string; siteId: string };

async function stage<P extends PlayedNetwork>(
  platform: Platform,
  play: (app: Harness) => P,
  pictures = library(),
): Promise<Stage<P>> {
  const app = harness({ overrides: { providers: { library: pictures } } });
  const played = play(app);
  const site = await app.makeSite();
  const { id: accountId } = await account(app, site, platform);
  return { app, played, client: await app.client(site), accountId, siteId: site.id };
}

async function post<P>({ client, accountId }: Stage<P>, more: object = {}): Promise<string> {
  const reply = await client.post('/social/posts', { text, account_ids: [accountId], ...more });
  expect([reply.status, reply.body.error]).toEqual([202, undefined]);
  return reply.body.data.id;
}

async function later(app: Harness, ...waits: number[]): Promise<void> {
  for (const wait of waits) {
    app.clock.advance(wait);
    await publishAll(app);
  }
}

async function shown({ client }: { client: Client }, id: string): Promise<Json> {
  return (await client.get(`/social/posts/${id}`)).body.data;
}

function published(id: string, platform: Platform): Json {
  return [['post.published', { id, status: 'published', platforms: [platform] }]];
}

const picture = [library().picture.id];

describe('Facebook', () => {
  test('takes a post with its link, and shows it to the event', async () => {
    const at = await stage('facebook', playMeta);
    await using app = at.app;
    const id = await post(at, { link_url: link });
    await publishAll(app);
    expect(at.played.posts.map(({ message }) => message)).toEqual([text]);
    const [target] = (await shown(at, id)).targets;
    expect(target.external_url).toBe(`https://www.facebook.com/${at.played.posts[0]?.id}`);
    expect(toldSocially(app)).toEqual(published(id, 'facebook'));
    expect(at.played.faults).toEqual([]);
  });

  test('takes pictures unpublished first, and is asked after a lost answer', async () => {
    const at = await stage('facebook', playMeta);
    await using app = at.app;
    at.played.next('feed', 'lost');
    const id = await post(at, { image_ids: picture, link_url: link });
    await publishAll(app);
    await later(app, 30 * second);
    expect(at.played.asked).toEqual(['photo', 'feed', 'posts']);
    expect(at.played.posts.map(({ message }) => message)).toEqual([`${text}\n\n${link}`]);
    expect((await shown(at, id)).status).toBe('published');
    expect(at.played.faults).toEqual([]);
  });

  test('says by its codes when to wait, and when a token is dead', async () => {
    const at = await stage('facebook', playMeta);
    await using app = at.app;
    const usage = { 'x-business-use-case-usage': '{"1":[{"estimated_time_to_regain_access":9}]}' };
    at.played.next('feed', { ...graphError(32), headers: usage }, graphError(190, 463));
    const id = await post(at);
    await publishAll(app);
    await later(app, 8 * minute);
    expect(at.played.asked).toEqual(['feed']);
    await later(app, minute);
    const { status, targets } = await shown(at, id);
    expect([status, targets[0].error]).toEqual(['failed', expect.stringContaining('connect')]);
    const { accounts } = (await at.client.get('/social/accounts')).body.data;
    expect(accounts[0].status).toBe('expired');
    expect(toldSocially(app)[0][0]).toBe('post.failed');
  });
});

describe('Instagram', () => {
  test('publishes a container once it is ready', async () => {
    const at = await stage('instagram', playMeta);
    await using app = at.app;
    at.played.slowness = 1;
    const id = await post(at, { image_ids: picture, link_url: link });
    await publishAll(app);
    expect((await shown(at, id)).targets[0].status).toBe('processing');
    await later(app, 5 * second, 30 * second, 30 * second);
    expect(at.played.media.map(({ message }) => message)).toEqual([text]);
    const [target] = (await shown(at, id)).targets;
    const { id: mediaId } = at.played.media[0] ?? {};
    expect(target.external_url).toBe(`https://www.instagram.com/p/${mediaId}/`);
    expect(toldSocially(app)).toEqual(published(id, 'instagram'));
    expect(at.played.faults).toEqual([]);
  });

  test('is asked for the container after a lost answer, and publishes nothing twice', async () => {
    const at = await stage('instagram', playMeta);
    await using app = at.app;
    at.played.next('publish', 'lost');
    const id = await post(at, { image_ids: picture });
    await publishAll(app);
    await later(app, 5 * second, 30 * second, 2 * minute, 10 * minute);
    expect(at.played.media).toHaveLength(1);
    expect((await shown(at, id)).status).toBe('published');
  });

  test('waits while the quota of a day is spent', async () => {
    const at = await stage('instagram', playMeta);
    await using app = at.app;
    at.played.quotaUsed = 100;
    const id = await post(at, { image_ids: picture });
    await publishAll(app);
    await later(app, 30 * second);
    expect((await shown(at, id)).targets[0].status).toBe('pending');
    at.played.quotaUsed = 99;
    await later(app, hour);
    expect((await shown(at, id)).status).toBe('published');
  });

  test('prepares anew what it has dropped, and says what it cannot use', async () => {
    const expired = { id: '180', status_code: 'EXPIRED' };
    const at = await stage('instagram', playMeta);
    await using app = at.app;
    at.played.next('look', json(expired));
    const id = await post(at, { image_ids: picture });
    await publishAll(app);
    await later(app, 5 * second, 2 * minute, 30 * second);
    expect(at.played.asked.filter((one) => one === 'container')).toHaveLength(2);
    expect([at.played.media.length, (await shown(at, id)).status]).toEqual([1, 'published']);
    const words = 'Error: 2207009: the picture is too wide';
    at.played.next('look', json({ id: '180', status_code: 'ERROR', status: words }));
    const bad = await post(at, { image_ids: picture, text: `${text} Again.` });
    await publishAll(app);
    await later(app, 5 * second);
    expect((await shown(at, bad)).targets[0].error).toContain('too wide');
  });

  test('tells by its own codes what may pass and what may not', async () => {
    for (const [code, subcode, ends] of [
      [-1, 2_207_001, 'published'],
      [-2, 2_207_020, 'published'],
      [9_007, 2_207_027, 'published'],
      [24, 2_207_008, 'published'],
      [4, 2_207_051, 'failed'],
      [25, 2_207_050, 'failed'],
    ] as const) {
      const at = await stage('instagram', playMeta);
      await using app = at.app;
      at.played.next('publish', graphError(code, subcode));
      const id = await post(at, { image_ids: picture });
      await publishAll(app);
      await later(app, 5 * second, 30 * second, 2 * minute, 10 * minute);
      expect([subcode, (await shown(at, id)).status]).toEqual([subcode, ends]);
      expect(at.played.media).toHaveLength(ends === 'published' ? 1 : 0);
    }
  });

  test('lets some connections delete nothing: a 409 says who can', async () => {
    const at = await stage('instagram', playMeta);
    await using app = at.app;
    const id = await post(at, { image_ids: picture });
    await publishAll(app);
    await later(app, 30 * second);
    at.played.next('delete', graphError(10));
    const reply = await at.client.post(`/social/posts/${id}/unpublish`, {});
    expect([reply.status, reply.body.error.code]).toEqual([409, 'conflict']);
    expect(reply.body.error.message).toContain('in the app');
    const { status, targets } = await shown(at, id);
    expect([status, targets[0].status]).toEqual(['published', 'delete_unsupported']);
  });
});

describe('an older post with the same words', () => {
  test('is not taken on Instagram for one whose answer was lost', async () => {
    const at = await stage('instagram', playMeta);
    await using app = at.app;
    at.played.media.push({ id: 'old', message: text, at: app.clock.now() - 24 * hour });
    at.played.next('publish', 'lost');
    const id = await post(at, { image_ids: picture });
    await publishAll(app);
    await later(app, 5 * second, 30 * second, 2 * minute);
    const [target] = (await shown(at, id)).targets;
    expect([target.status, target.external_id]).toEqual(['published', at.played.media[1]?.id]);
  });

  test('is none of ours on LinkedIn either', async () => {
    const at = await stage('linkedin', playLinkedIn);
    await using app = at.app;
    const commentary = text.replace('(four sizes)', '\\(four sizes\\)');
    const createdAt = app.clock.now() - 24 * hour;
    at.played.posts.push({ id: 'urn:li:share:1', commentary, content: null, createdAt });
    at.played.next('post', json({ message: 'Down' }, 503));
    const id = await post(at);
    await publishAll(app);
    await later(app, 30 * second);
    // LinkedIn itself then says that it is a duplicate, and of which.
    expect(at.played.asked).toEqual(['post', 'posts', 'post']);
    expect((await shown(at, id)).status).toBe('published');
  });
});

describe('LinkedIn', () => {
  test('takes a post in its own text format, with pictures that are ready', async () => {
    const at = await stage('linkedin', playLinkedIn);
    await using app = at.app;
    at.played.slowness = 1;
    const id = await post(at, { image_ids: picture, link_url: link });
    await publishAll(app);
    await later(app, 3 * second);
    const [made] = at.played.posts;
    const little = 'Winter tires are in stock \\(four sizes\\). See you soon! #tires';
    expect(made?.commentary).toBe(`${little}\n\n${link}`);
    expect(made?.content).toMatchObject({ media: { altText: 'A blue sedan on the lot' } });
    expect([at.played.uploads, (await shown(at, id)).targets[0].external_id]).toEqual([
      1,
      made?.id,
    ]);
    expect(toldSocially(app)).toEqual(published(id, 'linkedin'));
    expect(at.played.faults).toEqual([]);
  });

  test('is asked after a lost answer; where nobody may ask, nothing is sent again', async () => {
    for (const mayAsk of [true, false]) {
      const at = await stage('linkedin', playLinkedIn);
      await using app = at.app;
      at.played.next('post', 'lost');
      if (!mayAsk) at.played.next('posts', json({ message: 'Not enough permissions' }, 403));
      const id = await post(at);
      await publishAll(app);
      await later(app, 30 * second, 10 * minute);
      const { status, targets } = await shown(at, id);
      expect([mayAsk, at.played.posts.length]).toEqual([mayAsk, 1]);
      expect(status).toBe(mayAsk ? 'published' : 'failed');
      if (mayAsk) continue;
      expect(targets[0].error).toContain('look there');
      // Whoever sends it again has looked: the network is asked no more.
      await retryPost(app.app.ctx, { siteId: at.siteId }, id);
      await publishAll(app);
      expect(at.played.asked.slice(-2)).toEqual(['posts', 'post']);
      expect((await shown(at, id)).status).toBe('published');
    }
  });

  test('sends a post whose pictures it lets nobody look at', async () => {
    const at = await stage('linkedin', playLinkedIn);
    await using app = at.app;
    at.played.next('image', json({ message: 'Not enough permissions' }, 403));
    const id = await post(at, { image_ids: picture });
    await publishAll(app);
    expect((await shown(at, id)).status).toBe('published');
    expect(at.played.posts[0]?.content).toMatchObject({ media: { altText: expect.any(String) } });
  });

  test('names the post that it has already', async () => {
    const at = await stage('linkedin', playLinkedIn);
    await using app = at.app;
    const first = await post(at);
    await publishAll(app);
    const second_ = await post(at);
    await publishAll(app);
    const ids = [await shown(at, first), await shown(at, second_)].map((one) => {
      return one.targets[0].external_id;
    });
    expect([at.played.posts.length, ids[0] === ids[1]]).toEqual([1, true]);
  });

  test('says that its version has ended', async () => {
    const at = await stage('linkedin', playLinkedIn);
    await using app = at.app;
    at.played.next('post', json({ message: 'NONEXISTENT_VERSION' }, 426));
    const id = await post(at);
    await publishAll(app);
    expect((await shown(at, id)).targets[0].error).toContain('LINKEDIN_VERSION');
  });
});

describe('Google Business', () => {
  test('takes a post whose link is a button', async () => {
    const at = await stage('google_business', playGoogle);
    await using app = at.app;
    const id = await post(at, { link_url: link, image_ids: picture });
    await publishAll(app);
    const [made] = at.played.posts;
    expect(made?.body.callToAction).toEqual({ actionType: 'LEARN_MORE', url: link });
    expect([made?.summary, made?.body.media.length]).toEqual([text, 1]);
    expect((await shown(at, id)).targets[0].external_url).toBe('https://local.google.com/1');
    expect(toldSocially(app)).toEqual(published(id, 'google_business'));
    expect(at.played.faults).toEqual([]);
  });

  test('is asked after a lost answer, and waits as long as it says', async () => {
    const at = await stage('google_business', playGoogle);
    await using app = at.app;
    const info = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '90s' };
    at.played.next('post', googleError(429, 'RESOURCE_EXHAUSTED', [info]), 'lost');
    const id = await post(at);
    await publishAll(app);
    await later(app, 89 * second);
    expect(at.played.asked).toEqual(['post']);
    await later(app, second, 2 * minute);
    expect(at.played.asked).toEqual(['post', 'post', 'posts']);
    expect([at.played.posts.length, (await shown(at, id)).status]).toEqual([1, 'published']);
  });

  test('looks at a post before it is out, and may reject it then', async () => {
    for (const [verdicts, status, looked] of [
      [['PROCESSING', 'PROCESSING', 'LIVE'], 'published', 2],
      [['PROCESSING', 'REJECTED'], 'failed', 1],
      [['PROCESSING'], 'published', 10],
    ] as const) {
      const at = await stage('google_business', playGoogle);
      await using app = at.app;
      at.played.verdicts = [...verdicts];
      const id = await post(at);
      await publishAll(app);
      expect((await shown(at, id)).targets[0].status).toBe('processing');
      await later(app, ...Array<number>(12).fill(30 * second));
      expect([verdicts, (await shown(at, id)).status]).toEqual([verdicts, status]);
      expect(at.played.asked).toEqual(['post', ...Array<string>(looked).fill('look')]);
      expect([at.played.posts.length, at.played.faults]).toEqual([1, []]);
    }
  });

  test('says why it rejected a post', async () => {
    const at = await stage('google_business', playGoogle);
    await using app = at.app;
    at.played.next(
      'post',
      json({ name: 'accounts/1/locations/2/localPosts/9', state: 'REJECTED' }),
    );
    const id = await post(at);
    await publishAll(app);
    expect((await shown(at, id)).targets[0].error).toContain('content policy');
  });
});
