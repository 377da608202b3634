import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { leaseDeliveries } from '../../src/domain/webhooks/claim-due.ts';
import { hour, minute } from '../../src/lib/clock.ts';
import { takeOver } from '../../src/work/take-over.ts';
import { type Harness, harness } from '../support/harness.ts';
import { deliver, happen, type Subscription, subscribe } from '../support/subscription.ts';
import { inLane } from '../../src/db/write.ts';

const article = (number: number) => ({
  article_id: `01960000-0000-7000-8000-00000000000${number}`,
  article_type: 'basic' as const,
});

/** Receivers answer when the test says so. */
function slowReceiver() {
  const open: { about: string; type: string; end(status: number): void }[] = [];
  const reply = (request: { body?: unknown }) =>
    new Promise<{ status: number }>((resolve) => {
      const { data, type } = JSON.parse(String(request.body));
      const about = String(data.article_id ?? 'feed');
      const end = (status: number) => {
        open.splice(open.indexOf(entry), 1);
        resolve({ status });
      };
      const entry = { about, type, end };
      open.push(entry);
    });
  return { open, reply };
}

async function progress(app: Harness, hook: Subscription, number: number, percent: number) {
  const data = { component_type: 'body', stage: 'writing', message: 'Writing.' } as const;
  const progress_percent = percent;
  const about = article(number);
  await happen(app, hook.site, 'content.progress', { ...about, ...data, progress_percent });
}

async function send(app: Harness): Promise<void> {
  await app.run('dispatch-events');
  await app.run('release-held');
  await app.run('send-webhooks');
  for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setImmediate(done));
}

const events = ['content.progress', 'content.completed', 'inventory.feed.updated'] as const;

describe('the events of one article', () => {
  test('are sent one at a time, while those of others are under way', async () => {
    await using app = harness();
    const { open, reply } = slowReceiver();
    const hook = await subscribe(app, { events: [...events], reply });
    await progress(app, hook, 1, 10);
    await progress(app, hook, 2, 10);
    await progress(app, hook, 1, 45);
    await happen(app, hook.site, 'content.completed', article(1));
    await send(app);
    expect(open.map(({ about }) => about).sort()).toEqual([
      article(1).article_id,
      article(2).article_id,
    ]);
    const waiting = (await hook.deliveries('&status=pending')).filter(
      ({ next_attempt_at }) => next_attempt_at === null,
    );
    expect(waiting).toHaveLength(2);
    for (let turn = 0; turn < 5; turn += 1) {
      for (const each of open.slice()) each.end(200);
      await app.app.ctx.sends.idle();
      await send(app);
    }
    const received = hook
      .requests()
      .map(({ body }) => JSON.parse(String(body)))
      .filter(({ data }) => data.article_id === article(1).article_id);
    expect(received.map(({ type, data }) => data.progress_percent ?? type)).toEqual([
      10,
      45,
      'content.completed',
    ]);
  });

  test('are not held back by a retry, which comes late and says so', async () => {
    await using app = harness();
    let attempts = 0;
    const reply = () => ({ status: (attempts += 1) === 1 ? 503 : 200 });
    const hook = await subscribe(app, { events: [...events], reply });
    await progress(app, hook, 1, 10);
    await happen(app, hook.site, 'content.completed', article(1));
    await deliver(app);
    await deliver(app);
    app.clock.advance(2 * minute);
    await deliver(app);
    const seen = hook
      .requests()
      .map(({ headers }) => `${headers['X-Webhook-Event']} ${headers['X-Webhook-Attempt']}`);
    expect(seen).toEqual(['content.progress 1', 'content.completed 1', 'content.progress 2']);
  });

  test('go on in turn after the process that was sending has died', async () => {
    await using app = harness();
    const { ctx } = app.app;
    const hook = await subscribe(app, { events: [...events] });
    await progress(app, hook, 1, 10);
    await progress(app, hook, 1, 45);
    await app.run('dispatch-events');
    const [, first] = await hook.deliveries();
    await ctx.write((tx) => takeOver(tx, 'dead'), inLane('test'));
    await ctx.write((tx) => leaseDeliveries(tx, [first?.id], 'dead/1', minute), inLane('test'));
    await deliver(app);
    expect(hook.requests()).toEqual([]);
    await ctx.write((tx) => takeOver(tx, 'next'), inLane('test'));
    for (let turn = 0; turn < 2; turn += 1) await deliver(app);
    const bodies = hook.requests().map(({ body }) => JSON.parse(String(body)));
    expect(bodies.map(({ data }) => data.progress_percent)).toEqual([10, 45]);
  });
});

describe('the feed of a site', () => {
  test('is one entity: its news come one after the other', async () => {
    await using app = harness();
    const { open, reply } = slowReceiver();
    const hook = await subscribe(app, { events: [...events], reply });
    for (const vehicle_count of [1, 2, 3]) {
      await happen(app, hook.site, 'inventory.feed.updated', { vehicle_count });
    }
    const counts: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await send(app);
      expect(open).toHaveLength(1);
      open[0]?.end(200);
      await app.app.ctx.sends.idle();
    }
    for (const { body } of hook.requests()) {
      counts.push(JSON.parse(String(body)).data.vehicle_count);
    }
    expect(counts).toEqual([1, 2, 3]);
  });
});

describe('whatever happens to a subscription', () => {
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant('event'), of: fc.nat({ max: 2 }) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('send'), of: fc.nat({ max: 2 }) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('answer'), of: fc.nat({ max: 9 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('off'), of: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('on'), of: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('again'), of: fc.nat({ max: 9 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('pass'), of: fc.nat({ max: 9 }) }) },
  );

  test('first attempts come in order, one at a time, and nothing is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        await using app = harness();
        const { open, reply } = slowReceiver();
        const hook = await subscribe(app, { events: ['content.progress'], reply });
        let made = 0;
        for (const { do: what, of } of steps) {
          if (what === 'event') await progress(app, hook, of, Math.min(100, (made += 1)));
          if (what === 'send') await send(app);
          if (what === 'answer') open[of % (open.length || 1)]?.end(of < 3 ? 500 : 200);
          if (what === 'pass') app.clock.advance(of * 10 * minute);
          if (what === 'off' || what === 'on') {
            await hook.client.patch(`/webhooks/${hook.id}`, { is_active: what === 'on' });
          }
          const all = what === 'again' ? await hook.deliveries() : [];
          const one = all[of % (all.length || 1)];
          if (one) {
            await hook.client.post(`/webhooks/${hook.id}/deliveries/${one.id}/redeliver`, {});
          }
          await new Promise((done) => setImmediate(done));
        }
        for (let turn = 0; turn < 2 * made + 10; turn += 1) {
          await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
          await send(app);
          for (const each of open.slice()) each.end(200);
          await app.app.ctx.sends.idle();
          app.clock.advance(hour);
        }
        const firsts = new Map<string, number[]>();
        const ids = new Set<string>();
        for (const { body } of hook.requests()) {
          const { id, data } = JSON.parse(String(body));
          if (ids.has(id)) continue;
          ids.add(id);
          const list = firsts.get(data.article_id) ?? [];
          firsts.set(data.article_id, [...list, data.progress_percent]);
        }
        expect(ids.size).toBe(made);
        for (const list of firsts.values()) expect(list).toEqual(list.toSorted((a, b) => a - b));
        const left = (await hook.deliveries()).filter(({ status }) => status !== 'delivered');
        expect(left).toEqual([]);
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
