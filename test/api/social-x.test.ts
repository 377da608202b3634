import { describe, expect, test } from 'bun:test';
import { minute, second } from '../../src/lib/clock.ts';
import type { AccountRow } from '../../src/domain/social/accounts/store.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { type PlayedX, playX, throttledByX } from '../support/networks/play-x.ts';
import { account, library, publishAll, toldSocially } from '../support/social.ts';

type Stage = { app: Harness; client: Client; x: PlayedX; on: AccountRow };

async function stage(pictures = library()): Promise<Stage> {
  const app = harness({ overrides: { providers: { library: pictures } } });
  const x = playX(app);
  const site = await app.makeSite();
  return { app, x, client: await app.client(site), on: await account(app, site, 'x') };
}

const text = 'Winter tires are in stock. See you on Saturday.';

async function send({ client, on }: Stage, more: object = {}): Promise<Json> {
  const reply = await client.post('/social/posts', { text, account_ids: [on.id], ...more });
  expect([reply.status, reply.body.error]).toEqual([202, undefined]);
  return reply.body.data;
}

async function postNow({ client }: Stage, id: string): Promise<Json> {
  return (await client.get(`/social/posts/${id}`)).body.data;
}

describe('a post on X', () => {
  test('goes from the request to the network and to the event', async () => {
    const at = await stage();
    await using app = at.app;
    const { id } = await send(at, { link_url: 'https://prairie.example/tires' });
    expect((await postNow(at, id)).status).toBe('publishing');
    await publishAll(app);
    const post = await postNow(at, id);
    expect(post.status).toBe('published');
    const [tweet] = at.x.tweets;
    expect(tweet?.text).toBe(`${text}\n\nhttps://prairie.example/tires`);
    expect(post.targets[0].external_id).toBe(tweet?.id);
    expect(post.targets[0].external_url).toBe(`https://x.com/i/web/status/${tweet?.id}`);
    const data = { id, status: 'published', platforms: ['x'] };
    expect(toldSocially(app)).toEqual([['post.published', data]]);
    expect(at.x.faults).toEqual([]);
  });

  test('takes its pictures along, with what they show in words', async () => {
    const pictures = library();
    const at = await stage(pictures);
    await using app = at.app;
    await send(at, { image_ids: [pictures.picture.id] });
    await publishAll(app);
    expect(at.x.asked).toEqual(['upload', 'alt text', 'post']);
    const [media = ''] = at.x.tweets[0]?.media ?? [];
    expect(at.x.altTexts.get(media)).toBe('A blue sedan on the lot');
    expect(at.x.faults).toEqual([]);
  });

  test('waits for pictures that X is still working on', async () => {
    const pictures = library();
    const at = await stage(pictures);
    await using app = at.app;
    at.x.slowness = 2;
    const { id } = await send(at, { image_ids: [pictures.picture.id] });
    await publishAll(app);
    expect((await postNow(at, id)).targets[0].status).toBe('processing');
    expect(at.x.tweets).toEqual([]);
    for (let wait = 0; wait < 2; wait += 1) {
      app.clock.advance(3 * second);
      await publishAll(app);
    }
    expect((await postNow(at, id)).status).toBe('published');
    expect(at.x.asked.filter((one) => one === 'upload')).toHaveLength(1);
    expect(at.x.faults).toEqual([]);
  });

  test('is not sent again when its answer is lost: the timeline shows it', async () => {
    const pictures = library();
    const at = await stage(pictures);
    await using app = at.app;
    at.x.next('post', 'lost');
    const link = { link_url: 'https://prairie.example/a?b=1&c=2' };
    const { id } = await send(at, { image_ids: [pictures.picture.id], ...link });
    await publishAll(app);
    expect((await postNow(at, id)).status).toBe('publishing');
    app.clock.advance(30 * second);
    await publishAll(app);
    const post = await postNow(at, id);
    expect([post.status, post.targets[0].external_id]).toEqual(['published', at.x.tweets[0]?.id]);
    expect(at.x.tweets).toHaveLength(1);
    expect(toldSocially(app)).toHaveLength(1);
    expect(at.x.faults).toEqual([]);
  });

  test('is sent again when nothing of it arrived', async () => {
    const at = await stage();
    await using app = at.app;
    at.x.next('post', { status: 503, body: '{}' });
    const { id } = await send(at);
    await publishAll(app);
    app.clock.advance(30 * second);
    await publishAll(app);
    expect(at.x.asked).toEqual(['post', 'timeline', 'post']);
    expect((await postNow(at, id)).status).toBe('published');
  });

  test('stays unsure while the timeline cannot be read', async () => {
    const at = await stage();
    await using app = at.app;
    at.x.next('post', 'lost');
    at.x.next('timeline', 'unsent', throttledByX(app.clock.now() + 20 * minute));
    const { id } = await send(at);
    await publishAll(app);
    for (const wait of [30 * second, 2 * minute]) {
      app.clock.advance(wait);
      await publishAll(app);
      expect((await postNow(at, id)).status).toBe('publishing');
    }
    app.clock.advance(20 * minute);
    await publishAll(app);
    expect(at.x.asked).toEqual(['post', 'timeline', 'timeline', 'timeline']);
    expect((await postNow(at, id)).status).toBe('published');
    expect(at.x.tweets).toHaveLength(1);
  });

  test('waits until the window of X ends, and no longer', async () => {
    const at = await stage();
    await using app = at.app;
    const end = Math.ceil((app.clock.now() + 7 * minute) / second) * second;
    at.x.next('post', throttledByX(end));
    const { id } = await send(at);
    await publishAll(app);
    expect((await postNow(at, id)).targets[0].status).toBe('pending');
    app.clock.advance(end - app.clock.now() - 1);
    await publishAll(app);
    expect(at.x.asked).toEqual(['post']);
    app.clock.advance(1);
    await publishAll(app);
    expect((await postNow(at, id)).status).toBe('published');
  });

  test('says what X finds wrong, wherever X says it', async () => {
    const title = 'Invalid Request';
    const message = 'Your media IDs are invalid.';
    for (const [body, words] of [
      [{ title, detail: 'One or more parameters was invalid.', errors: [{ message }] }, message],
      [{ errors: [{ code: 187, message: 'Status is no good.' }] }, 'Status is no good.'],
      [{ title: 'CreditsDepleted', detail: 'No credits left.' }, 'No credits left.'],
    ] as const) {
      const at = await stage();
      await using app = at.app;
      at.x.next('post', { status: 400, body: JSON.stringify(body) });
      const { id } = await send(at);
      await publishAll(app);
      expect((await postNow(at, id)).targets[0].error).toBe(`X: ${words}`);
    }
  });

  test('waits for the end of the day whose limit is spent, of the app too', async () => {
    for (const whose of ['user', 'app']) {
      const at = await stage();
      await using app = at.app;
      const now = app.clock.now();
      const seconds = (ms: number) => String(Math.floor((now + ms) / second));
      const headers = {
        'x-rate-limit-reset': seconds(minute),
        [`x-${whose}-limit-24hour-remaining`]: '0',
        [`x-${whose}-limit-24hour-reset`]: seconds(20 * minute),
      };
      at.x.next('post', { status: 429, headers, body: '{"title":"Too Many Requests"}' });
      await send(at);
      await publishAll(app);
      app.clock.advance(19 * minute);
      await publishAll(app);
      expect([whose, at.x.asked]).toEqual([whose, ['post']]);
      app.clock.advance(minute);
      await publishAll(app);
      expect(at.x.tweets).toHaveLength(1);
    }
  });

  test('fails where X refuses it, with the words of X', async () => {
    const at = await stage();
    await using app = at.app;
    const detail = 'You are not permitted to perform this action.';
    at.x.next('post', { status: 403, body: JSON.stringify({ title: 'Forbidden', detail }) });
    const { id } = await send(at);
    await publishAll(app);
    const post = await postNow(at, id);
    expect([post.status, post.targets[0].error]).toEqual(['failed', `X: ${detail}`]);
    const data = { id, status: 'failed', platforms: ['x'] };
    expect(toldSocially(app)).toEqual([['post.failed', data]]);
  });

  test('is refused as a duplicate of what somebody else posted', async () => {
    const at = await stage();
    await using app = at.app;
    const first = await send(at);
    await publishAll(app);
    const second_ = await send(at);
    await publishAll(app);
    expect((await postNow(at, first.id)).status).toBe('published');
    const failed = await postNow(at, second_.id);
    expect(failed.status).toBe('failed');
    expect(failed.targets[0].error).toContain('duplicate');
  });
});
