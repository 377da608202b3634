import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { day } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import {
  deliver,
  happen,
  researchEnds,
  type Subscription,
  subscribe,
} from '../support/subscription.ts';
import { rowsIn } from '../support/rows-in.ts';

const article = { article_id: 'a', article_type: 'basic' } as const;

/** A subscription that is off while `events` happen. */
async function switchedOff(app: Harness, events: number): Promise<Subscription> {
  const hook = await subscribe(app);
  await hook.client.patch(`/webhooks/${hook.id}`, { is_active: false });
  for (let event = 0; event < events; event += 1) await researchEnds(app, hook.site);
  await deliver(app);
  return hook;
}

async function statuses(hook: Subscription): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of await hook.deliveries()) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('while a subscription is off', () => {
  test('its events are held, listed and counted, and nothing is sent', async () => {
    await using app = harness();
    const hook = await switchedOff(app, 3);
    expect(await statuses(hook)).toEqual({ held: 3 });
    expect(await hook.deliveries('&status=held')).toHaveLength(3);
    const [one] = await hook.deliveries();
    expect(one).toMatchObject({ attempts: 0, next_attempt_at: null, delivered_at: null });
    expect(hook.requests()).toEqual([]);
    expect((await app.run('release-held')).counts).toEqual({ released: 0 });
  });

  test('nothing is missing after ten failures have switched it off', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    for (let event = 0; event < 12; event += 1) await researchEnds(app, hook.site);
    for (let turn = 0; turn < 4; turn += 1) await deliver(app);
    expect((await hook.read()).is_active).toBe(false);
    for (let event = 0; event < 5; event += 1) await researchEnds(app, hook.site);
    await deliver(app);
    app.network.host(hook.host, { reply: {} });
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
    app.clock.advance(day);
    for (let turn = 0; turn < 5; turn += 1) await deliver(app);
    expect(await statuses(hook)).toEqual({ delivered: 17 });
    expect(new Set(hook.requests().map(({ headers }) => headers['webhook-id'])).size).toBe(17);
  });

  test('redelivery reaches one and all of them, and keeps their order', async () => {
    await using app = harness();
    const events = ['content.completed', 'content.published'] as const;
    const hook = await subscribe(app, { events: [...events] });
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: false });
    await happen(app, hook.site, 'content.completed', article);
    await happen(app, hook.site, 'content.published', { ...article, posting_status: 'published' });
    await deliver(app);
    const [later] = await hook.deliveries();
    const path = `/webhooks/${hook.id}/deliveries`;
    const again = await hook.client.post(`${path}/${later?.id}/redeliver`, {});
    expect([again.status, again.body.data.status]).toEqual([202, 'pending']);
    expect(await statuses(hook)).toEqual({ pending: 1, held: 1 });
    const all = await hook.client.post(`${path}/redeliver`, { status: 'held' });
    expect([all.status, all.body.data.count]).toEqual([202, 1]);
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
    for (let turn = 0; turn < 3; turn += 1) await deliver(app);
    expect(hook.requests().map(({ headers }) => headers['X-Webhook-Event'])).toEqual([...events]);
  });
});

describe('switching on', () => {
  test('sends what was held, in any number', async () => {
    await using app = harness();
    const hook = await switchedOff(app, 260);
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
    expect((await app.run('release-held')).counts).toEqual({ released: 260 });
    for (let turn = 0; turn < 80; turn += 1) await deliver(app);
    const total = (await hook.client.get(`/webhooks/${hook.id}/deliveries?status=delivered`)).body;
    expect(total.pagination.total_count).toBe(260);
  });

  test('drops what was held, in any number, where the caller says so', async () => {
    await using app = harness();
    const hook = await switchedOff(app, 260);
    const [first] = await hook.deliveries();
    await hook.client.post(`/webhooks/${hook.id}/deliveries/${first?.id}/redeliver`, {});
    const body = { is_active: true, held: 'discard' };
    expect((await hook.client.patch(`/webhooks/${hook.id}`, body)).status).toBe(200);
    await deliver(app);
    // What was asked for again is not dropped.
    expect(await statuses(hook)).toEqual({ delivered: 1 });
    await researchEnds(app, hook.site);
    await deliver(app);
    expect(await statuses(hook)).toEqual({ delivered: 2 });
  });

  test('makes the next one due where what is dropped was first in turn', async () => {
    await using app = harness();
    const hook = await subscribe(app, { events: ['content.completed', 'content.published'] });
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: false });
    await happen(app, hook.site, 'content.completed', article);
    await happen(app, hook.site, 'content.published', { ...article, posting_status: 'published' });
    await deliver(app);
    const [later] = await hook.deliveries();
    await hook.client.post(`/webhooks/${hook.id}/deliveries/${later?.id}/redeliver`, {});
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true, held: 'discard' });
    await deliver(app);
    expect(hook.requests()).toHaveLength(1);
  });

  test('says what becomes of the held ones only together with is_active: true', async () => {
    await using app = harness();
    const hook = await switchedOff(app, 1);
    for (const body of [{ held: 'discard' }, { held: 'send', is_active: false }]) {
      const answer = await hook.client.patch(`/webhooks/${hook.id}`, body);
      expect([answer.status, answer.body.error.details.issues[0].path]).toEqual([400, 'held']);
    }
    expect(await statuses(hook)).toEqual({ held: 1 });
  });

  test('of another site is not known, and drops nothing', async () => {
    await using app = harness();
    const hook = await switchedOff(app, 1);
    const stranger = await app.client(await app.makeSite());
    const body = { is_active: true, held: 'discard' };
    expect((await stranger.patch(`/webhooks/${hook.id}`, body)).status).toBe(404);
    expect(await statuses(hook)).toEqual({ held: 1 });
  });
});

test('what is held is kept for 30 days', async () => {
  await using app = harness();
  const hook = await switchedOff(app, 2);
  app.clock.advance(30 * day - 1);
  await app.run('sweep-deliveries');
  expect(await statuses(hook)).toEqual({ held: 2 });
  app.clock.advance(1);
  await app.run('sweep-deliveries');
  expect(await statuses(hook)).toEqual({});
  const [events] = rowsIn<{ n: number }>(app.app.ctx, sql`SELECT count(*) AS n FROM events`);
  expect(events?.n).toBe(0);
});
