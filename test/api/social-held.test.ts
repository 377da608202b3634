import { describe, expect, test } from 'bun:test';
import type { Actor } from '../../src/actor.ts';
import { createPost } from '../../src/domain/social/create-post.ts';
import { overridePost, releaseDraft } from '../../src/domain/social/override-post.ts';
import { retryPost } from '../../src/domain/social/publishing/by-hand.ts';
import { hour, isoTime, minute } from '../../src/lib/clock.ts';
import type { SiteRow } from '../../src/domain/site/store.ts';
import type { Client, Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { car, importCars } from '../support/make-vehicle.ts';
import { type PlayedX, playX, throttledByX } from '../support/networks/play-x.ts';
import { account, byHand, publishAll, toldSocially } from '../support/social.ts';

/** The price of the car is that of the stock until another feed comes. */
const text = 'On the lot: stock # P1001, a 2022 Toyota Camry SE, $20,010.';
const cheaper = car(1, { price: 19_500 });

type Stage = { app: Harness; site: SiteRow; client: Client; x: PlayedX; accountId: string };

async function stage(): Promise<Stage> {
  const app = harness();
  const x = playX(app);
  const site = await app.makeSite();
  await importCars(app, site, [car(1), car(2)]);
  const { id: accountId } = await account(app, site, 'x');
  return { app, site, x, accountId, client: await app.client(site) };
}

async function schedule({ app, client }: Stage, accounts: string[]): Promise<string> {
  const scheduled_at = isoTime(app.clock.now() + hour);
  const body = { text, account_ids: accounts, scheduled_at };
  const reply = await client.post('/social/posts', body);
  expect([reply.status, reply.body.data?.status]).toEqual([202, 'scheduled']);
  return reply.body.data.id;
}

async function shown({ client }: Stage, id: string): Promise<Json> {
  return (await client.get(`/social/posts/${id}`)).body.data;
}

function manager({ site }: Stage): Actor {
  return { kind: 'person', siteId: site.id, userId: null, name: 'Ana Lopez', role: 'manager' };
}

async function wait({ app }: Stage, ms = hour): Promise<void> {
  app.clock.advance(ms);
  await publishAll(app);
}

describe('a post whose time has come', () => {
  test('goes out as long as nothing has changed', async () => {
    const set = await stage();
    await using _app = set.app;
    const id = await schedule(set, [set.accountId]);
    await wait(set);
    expect([(await shown(set, id)).status, set.x.tweets.length]).toEqual(['published', 1]);
  });

  test('fails once where the price has changed or the car is sold, on every target', async () => {
    for (const [left, rule] of [
      [[cheaper, car(2)], 'D-PRICE-MATCH'],
      [[car(2)], 'D-AVAILABLE'],
    ] as const) {
      const set = await stage();
      await using app = set.app;
      const person = await byHand(app, set.site, 'linkedin');
      const id = await schedule(set, [set.accountId, person.id]);
      await importCars(app, set.site, left, true);
      await wait(set);
      await wait(set);
      const { status, targets } = await shown(set, id);
      expect(status).toBe('failed');
      for (const target of targets) {
        expect([target.status, target.error]).toEqual(['failed', expect.stringContaining(rule)]);
        expect(target.error).toContain('when it was to go out');
      }
      expect(set.x.asked).toEqual([]);
      const platforms = ['x', 'linkedin'];
      const ended = ['post.failed', { id, status: 'failed', platforms }];
      expect(toldSocially(app).slice(1)).toEqual([ended]);
    }
  });

  test('is let pass by a manager then too, and is sent again by nobody else', async () => {
    const set = await stage();
    await using app = set.app;
    const { ctx } = app.app;
    const id = await schedule(set, [set.accountId]);
    await importCars(app, set.site, [cheaper, car(2)], true);
    await wait(set);
    await retryPost(ctx, { siteId: set.site.id }, id);
    await wait(set, minute);
    expect([(await shown(set, id)).status, set.x.tweets.length]).toEqual(['failed', 0]);
    await overridePost(ctx, manager(set), { postId: id, reason: 'The old price still holds.' });
    await wait(set, minute);
    expect([(await shown(set, id)).status, set.x.tweets.length]).toEqual(['published', 1]);
    const again = overridePost(ctx, manager(set), { postId: id, reason: 'Once more.' });
    expect(again).rejects.toThrow('No rule');
  });

  test('stays let pass where a manager had done so', async () => {
    const set = await stage();
    await using app = set.app;
    const { ctx } = app.app;
    const input = { text: text.replace('20,010', '9,999'), account_ids: [set.accountId] };
    const later = { ...input, scheduled_at: isoTime(app.clock.now() + hour) };
    const { id } = (await set.client.post('/social/posts', later)).body.data;
    await overridePost(ctx, manager(set), { postId: id, reason: 'A misprint of the feed.' });
    await importCars(app, set.site, [car(2)], true);
    await wait(set);
    expect([(await shown(set, id)).status, set.x.tweets.length]).toEqual(['published', 1]);
  });

  test('is checked again after it had to wait for the network', async () => {
    const set = await stage();
    await using app = set.app;
    const id = await schedule(set, [set.accountId]);
    set.x.next('post', throttledByX(app.clock.now() + 3 * hour));
    await wait(set);
    await importCars(app, set.site, [car(2)], true);
    await wait(set, 2 * hour);
    const { status, targets } = await shown(set, id);
    expect([status, targets[0].error]).toEqual(['failed', expect.stringContaining('D-AVAILABLE')]);
    expect(set.x.tweets).toEqual([]);
  });

  test('counts as published where it is found to be out, whatever the rules say now', async () => {
    const set = await stage();
    await using app = set.app;
    const id = await schedule(set, [set.accountId]);
    set.x.next('post', 'lost');
    await wait(set);
    await importCars(app, set.site, [car(2)], true);
    await wait(set, minute);
    expect([(await shown(set, id)).status, set.x.tweets.length]).toEqual(['published', 1]);
  });
});

test('a draft that is released is held to the stock of that day', async () => {
  const set = await stage();
  await using app = set.app;
  const { ctx } = app.app;
  const input = { text, account_ids: [set.accountId] };
  const draft = await createPost(ctx, manager(set), input, { isDraft: true });
  await importCars(app, set.site, [cheaper, car(2)], true);
  expect(releaseDraft(ctx, manager(set), draft.id)).rejects.toThrow('D-PRICE-MATCH');
  await importCars(app, set.site, [car(1), car(2)], true);
  await releaseDraft(ctx, manager(set), draft.id);
  await publishAll(app);
  expect((await shown(set, draft.id)).status).toBe('published');
});
