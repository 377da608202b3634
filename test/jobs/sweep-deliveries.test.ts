import { describe, expect, test } from 'bun:test';
import { day, hour, minute } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { deliver, researchEnds, type Subscription, subscribe } from '../support/subscription.ts';
import { rowsIn } from '../support/rows-in.ts';

async function sweep(app: Harness): Promise<{ deliveries: number; events: number }> {
  const { counts } = await app.run('sweep-deliveries');
  return { deliveries: counts.deliveries ?? -1, events: counts.events ?? -1 };
}

async function untilDead(app: Harness, hook: Subscription): Promise<void> {
  await deliver(app);
  for (const waitMs of [minute, 5 * minute, 30 * minute, 2 * hour]) {
    app.clock.advance(Math.ceil(waitMs * 1.1));
    await deliver(app);
  }
  expect((await hook.deliveries()).map(({ status }) => status)).toEqual(['dead_letter']);
}

function eventsLeft(app: Harness): number {
  return rowsIn(app.app.ctx, 'SELECT id FROM events').length;
}

describe('the sweep of deliveries', () => {
  test('keeps a delivered one for 30 days, and its event as long', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    await researchEnds(app, hook.site);
    await deliver(app);
    app.clock.advance(30 * day - 1);
    expect(await sweep(app)).toEqual({ deliveries: 0, events: 0 });
    expect(await hook.deliveries()).toHaveLength(1);
    app.clock.advance(1);
    expect(await sweep(app)).toEqual({ deliveries: 1, events: 1 });
    const { body } = await hook.client.get(`/webhooks/${hook.id}/deliveries`);
    expect([body.data, body.pagination.total_count]).toEqual([[], 0]);
    expect(eventsLeft(app)).toBe(0);
  });

  test('counts the 30 days anew for one that was sent again', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    await researchEnds(app, hook.site);
    await deliver(app);
    app.clock.advance(20 * day);
    const [{ id }] = (await hook.deliveries()) as [{ id: string }];
    await hook.client.post(`/webhooks/${hook.id}/deliveries/${id}/redeliver`, {});
    await deliver(app);
    app.clock.advance(30 * day - 1);
    expect(await sweep(app)).toEqual({ deliveries: 0, events: 0 });
    app.clock.advance(1);
    expect(await sweep(app)).toEqual({ deliveries: 1, events: 1 });
  });

  test('keeps a dead letter for 90 days after its last attempt', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    await researchEnds(app, hook.site);
    await untilDead(app, hook);
    app.clock.advance(90 * day - 1);
    expect(await sweep(app)).toEqual({ deliveries: 0, events: 0 });
    app.clock.advance(1);
    expect(await sweep(app)).toEqual({ deliveries: 1, events: 1 });
  });

  test('keeps what still waits, however old, and what it will be sent from', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    const other = await subscribe(app, { site: hook.site, host: 'other.example.com' });
    await researchEnds(app, hook.site);
    await deliver(app);
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: false });
    app.clock.advance(400 * day);
    expect(await sweep(app)).toEqual({ deliveries: 1, events: 0 });
    expect(await other.deliveries()).toEqual([]);
    app.network.host(hook.host, { reply: {} });
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
    await deliver(app);
    expect(hook.requests().map(({ body }) => body)).toEqual([
      other.requests()[0]?.body,
      other.requests()[0]?.body,
    ]);
  });

  test('takes away events that went to nobody, but none that was not handed out', async () => {
    await using app = harness();
    const site = await app.makeSite();
    for (let event = 0; event < 250; event += 1) await researchEnds(app, site);
    await deliver(app);
    app.clock.advance(30 * day);
    await researchEnds(app, site);
    expect(await sweep(app)).toEqual({ deliveries: 0, events: 250 });
    app.clock.advance(31 * day);
    expect(await sweep(app)).toEqual({ deliveries: 0, events: 0 });
    expect(eventsLeft(app)).toBe(1);
    await deliver(app);
    expect(await sweep(app)).toEqual({ deliveries: 0, events: 1 });
  });
});
