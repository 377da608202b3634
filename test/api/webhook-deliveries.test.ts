import { describe, expect, test } from 'bun:test';
import {
  verifyPlainSignature,
  verifyStandardSignature,
} from '../../src/domain/webhooks/signature.ts';
import { hour, minute, second } from '../../src/lib/clock.ts';
import type { Json } from '../support/client.ts';
import { type Harness, harness } from '../support/harness.ts';
import { deliver, happen, researchEnds, subscribe } from '../support/subscription.ts';

const schedule = [minute, 5 * minute, 30 * minute, 2 * hour];

/** Lets a failed delivery's next attempt come due: the longest wait that jitter allows. */
function passWait(app: Harness, waitMs: number): void {
  app.clock.advance(Math.ceil(waitMs * 1.1));
}

describe('an event', () => {
  test('goes to every active subscription of its site that names it, and to no other', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const both = await subscribe(app, {
      site,
      host: 'both.example.com',
      events: ['ideacloud.completed', 'ideacloud.failed'],
    });
    const one = await subscribe(app, { site, host: 'one.example.com' });
    const another = await subscribe(app, {
      site,
      host: 'another.example.com',
      events: ['ideacloud.failed'],
    });
    const off = await subscribe(app, { site, host: 'off.example.com' });
    const stranger = await subscribe(app, { host: 'stranger.example.com' });
    await off.client.patch(`/webhooks/${off.id}`, { is_active: false });
    await researchEnds(app, site);
    await deliver(app);
    const counts = [both, one, another, off, stranger].map((hook) => hook.requests().length);
    expect(counts).toEqual([1, 1, 0, 0, 0]);
    const ids = [both, one].map((hook) => hook.requests()[0]?.headers['webhook-id']);
    expect(ids[0]).toBe(ids[1] ?? '');
  });

  test('that came before the subscription is not sent to it', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await researchEnds(app, site);
    await deliver(app);
    const hook = await subscribe(app, { site });
    await deliver(app);
    expect(hook.requests()).toEqual([]);
  });

  test('arrives as one envelope with the headers that receivers check', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    await researchEnds(app, hook.site, 'Städte & "tires"');
    await deliver(app);
    const [sent] = hook.requests();
    const body = String(sent?.body);
    const { id, timestamp, ...rest } = JSON.parse(body);
    expect(id).toMatch(/^evt_1794841200000_[0-9a-f]{12}$/);
    expect(timestamp).toBe('2026-11-16T15:00:00.000Z');
    expect(rest).toEqual({
      type: 'ideacloud.completed',
      site_id: hook.site.id,
      data: {
        ideacloud_id: expect.any(String),
        keyword: 'Städte & "tires"',
      },
      api_version: '2025-01-01',
    });
    expect([sent?.method, sent?.url]).toEqual(['POST', 'https://hooks.example.com/in?q=1']);
    const headers = sent?.headers ?? {};
    expect(headers).toMatchObject({
      'Content-Type': 'application/json',
      'X-Webhook-Event': 'ideacloud.completed',
      'X-Webhook-Attempt': '1',
      'webhook-id': id,
    });
    expect(headers['User-Agent']).toMatch(/^Forecourt\//);
    const signature = headers['X-Webhook-Signature'] ?? '';
    expect(verifyPlainSignature(hook.secret, body, signature)).toBe(true);
    expect(verifyStandardSignature(hook.secret, headers, body, app.clock.now())).toBe(true);
  });
});

describe('a delivery that fails', () => {
  test('is tried at once, after 1, 5, 30 and 120 minutes, and is a dead letter then', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 503, body: 'later' } });
    await researchEnds(app, hook.site);
    await deliver(app);
    for (const [index, waitMs] of schedule.entries()) {
      const [delivery] = await hook.deliveries();
      expect(delivery).toMatchObject({
        status: 'failed',
        attempts: index + 1,
        response_status: 503,
        response_body: 'later',
        delivered_at: null,
      });
      const dueInMs = Date.parse(delivery.next_attempt_at) - app.clock.now();
      expect(dueInMs).toBeWithin(waitMs * 0.9, waitMs * 1.1 + 1);
      app.clock.advance(dueInMs - 1);
      await deliver(app);
      expect(hook.requests()).toHaveLength(index + 1);
      app.clock.advance(1);
      await deliver(app);
      expect(hook.requests()).toHaveLength(index + 2);
    }
    const [dead] = await hook.deliveries();
    expect(dead).toMatchObject({ status: 'dead_letter', attempts: 5, next_attempt_at: null });
    app.clock.advance(100 * hour);
    await deliver(app);
    expect(hook.requests()).toHaveLength(5);
  });

  test('is sent byte for byte the same each time, signed for its own moment', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    await researchEnds(app, hook.site);
    await deliver(app);
    for (const waitMs of schedule) {
      passWait(app, waitMs);
      await deliver(app);
      const { body, headers } = hook.requests().at(-1) ?? { headers: {} };
      const isGood = verifyStandardSignature(hook.secret, headers, String(body), app.clock.now());
      expect(isGood).toBe(true);
    }
    const sent = hook.requests();
    expect(new Set(sent.map((request) => request.body)).size).toBe(1);
    expect(new Set(sent.map((request) => request.headers['webhook-id'])).size).toBe(1);
    expect(new Set(sent.map((request) => request.headers['webhook-timestamp'])).size).toBe(5);
    const attempts = sent.map((request) => request.headers['X-Webhook-Attempt']);
    expect(attempts).toEqual(['1', '2', '3', '4', '5']);
  });

  test('may fail in any way, each told in a sentence', async () => {
    await using app = harness();
    const replies = [
      { status: 301, headers: { location: 'https://elsewhere.example.com/' } },
      { status: 404 },
      { fails: 'tls_failed' },
      { fails: 'broken_off' },
      { delayMs: Number.POSITIVE_INFINITY },
    ] as const;
    const hook = await subscribe(app, { reply: (_request, count) => replies[count - 1] ?? {} });
    await researchEnds(app, hook.site);
    await deliver(app);
    const seen: Json[] = [];
    for (const waitMs of [...schedule, 0]) {
      seen.push(...(await hook.deliveries()));
      passWait(app, waitMs);
      await deliver(app);
    }
    expect(seen.map((delivery) => delivery.response_status)).toEqual([301, 404, null, null, null]);
    for (const { error } of seen) expect(error).toMatch(/^[A-Z].+\.$/);
    expect(seen.at(-1)).toMatchObject({ status: 'dead_letter', duration_ms: 15 * second });
    expect([...app.network.undeclared]).toEqual([]);
  });

  test('goes to the address that the subscription has by then', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    await researchEnds(app, hook.site);
    await deliver(app);
    app.network.host('new.example.com', { reply: {} });
    await hook.client.patch(`/webhooks/${hook.id}`, { url: 'https://new.example.com/' });
    passWait(app, minute);
    await deliver(app);
    const [delivery] = await hook.deliveries();
    expect([delivery.status, delivery.attempts, delivery.error]).toEqual(['delivered', 2, null]);
    expect(delivery.delivered_at).toBe(new Date(app.clock.now()).toISOString());
    expect(delivery.next_attempt_at).toBeNull();
  });

  test('is never sent to a name that has come to mean a private address', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    app.network.host(hook.host, { addresses: ['93.184.215.14', '10.0.0.5'], reply: {} });
    await researchEnds(app, hook.site);
    await deliver(app);
    expect(hook.requests()).toEqual([]);
    const [delivery] = await hook.deliveries();
    expect(delivery).toMatchObject({ status: 'failed', response_status: null });
    expect(delivery.error).not.toContain('10.0.0.5');
  });
});

describe('a subscription that keeps failing', () => {
  async function failTwiceFiveTimes(app: Harness) {
    const hook = await subscribe(app, { reply: { status: 500 } });
    await researchEnds(app, hook.site, 'one');
    await deliver(app);
    app.clock.advance(second);
    await researchEnds(app, hook.site, 'two');
    await deliver(app);
    return hook;
  }

  test('is disabled at its tenth failed attempt in a row over two events, not before', async () => {
    await using app = harness();
    const hook = await failTwiceFiveTimes(app);
    for (const [index, waitMs] of schedule.entries()) {
      expect(await hook.read()).toMatchObject({ failure_count: 2 * (index + 1), is_active: true });
      passWait(app, waitMs);
      await deliver(app);
    }
    const disabled = await hook.read();
    expect(disabled).toMatchObject({ failure_count: 10, is_active: false });
    expect(disabled.disabled_reason).toContain('10 failed attempts');
    expect(disabled.disabled_reason).toContain('500');
    expect(hook.requests()).toHaveLength(10);
  });

  test('is not disabled for one event, however often that fails', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    await researchEnds(app, hook.site);
    await deliver(app);
    for (const waitMs of schedule) {
      passWait(app, waitMs);
      await deliver(app);
    }
    expect(await hook.read()).toMatchObject({ failure_count: 5, is_active: true });
  });

  test('starts to count again after a success', async () => {
    await using app = harness();
    const hook = await failTwiceFiveTimes(app);
    app.network.host(hook.host, { reply: {} });
    passWait(app, minute);
    await deliver(app);
    const { failure_count, updated_at } = await hook.read();
    expect([failure_count, updated_at]).toEqual([0, '2026-11-16T15:00:00.000Z']);
    app.network.host(hook.host, { reply: { status: 500 } });
    for (let event = 0; event < 9; event += 1) await researchEnds(app, hook.site);
    for (let turn = 0; turn < 3; turn += 1) await deliver(app);
    expect(await hook.read()).toMatchObject({ failure_count: 9, is_active: true });
    await researchEnds(app, hook.site);
    await deliver(app);
    expect(await hook.read()).toMatchObject({ failure_count: 10, is_active: false });
  });

  test('keeps what waits, holds new events, and sends all when it is enabled', async () => {
    await using app = harness();
    const hook = await failTwiceFiveTimes(app);
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: false });
    await researchEnds(app, hook.site, 'held');
    app.clock.advance(24 * hour);
    await deliver(app);
    expect(hook.requests()).toHaveLength(2);
    app.network.host(hook.host, { reply: {} });
    const enabled = await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
    expect(enabled.body.data).toMatchObject({ failure_count: 0, disabled_reason: null });
    await deliver(app);
    const statuses = (await hook.deliveries()).map((delivery) => delivery.status);
    expect(statuses).toEqual(['delivered', 'delivered', 'delivered']);
  });

  test('forgets its reason and its failures when it is enabled', async () => {
    await using app = harness();
    const hook = await failTwiceFiveTimes(app);
    for (const waitMs of schedule) {
      passWait(app, waitMs);
      await deliver(app);
    }
    expect((await hook.read()).is_active).toBe(false);
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
    expect(await hook.read()).toMatchObject({
      is_active: true,
      failure_count: 0,
      disabled_reason: null,
    });
    await researchEnds(app, hook.site);
    await deliver(app);
    expect(await hook.read()).toMatchObject({ failure_count: 1, is_active: true });
  });
});

describe('a receiver that never answers', () => {
  test('holds up no other, however much waits for it', async () => {
    await using app = harness();
    app.allowLeftovers();
    const site = await app.makeSite();
    const never = new Promise<never>(() => {});
    const silent = await subscribe(app, { site, host: 'silent.example.com', reply: () => never });
    for (let event = 0; event < 30; event += 1) await researchEnds(app, site);
    await app.run('dispatch-events');
    const quick = await subscribe(app, { site, host: 'quick.example.com' });
    for (let event = 0; event < 30; event += 1) await researchEnds(app, site);
    await app.run('dispatch-events');
    const delivered = async () => (await quick.deliveries('&status=delivered')).length;
    for (let turn = 0; turn < 40 && (await delivered()) < 30; turn += 1) {
      await app.run('send-webhooks');
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await delivered()).toBe(30);
    expect(silent.requests()).toHaveLength(4);
  });

  test('is no failure when the program ends in the middle: the attempt is given back', async () => {
    await using app = harness();
    app.allowLeftovers();
    const reply = () => new Promise<never>(() => {});
    const hook = await subscribe(app, { reply });
    await researchEnds(app, hook.site);
    await app.run('dispatch-events');
    await app.run('send-webhooks');
    // The run does not wait for the attempt that it has started.
    while (hook.requests().length === 0) await new Promise((resolve) => setImmediate(resolve));
    const now = app.clock.now();
    await app.app.ctx.sends.stop(0);
    const [delivery] = await hook.deliveries();
    expect(delivery).toMatchObject({ status: 'pending', attempts: 0, error: null });
    expect(Date.parse(delivery.next_attempt_at)).toBe(now);
    expect((await hook.read()).failure_count).toBe(0);
  });
});

describe('GET /webhooks/{id}/deliveries', () => {
  test('tells everything about each delivery, newest first', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { body: 'ok', delayMs: 7 } });
    await researchEnds(app, hook.site);
    app.clock.advance(second);
    await researchEnds(app, hook.site);
    await deliver(app);
    const [newest, oldest] = await hook.deliveries();
    expect(newest.id > oldest.id).toBe(true);
    const { id, event_id, ...rest } = newest;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(event_id).toStartWith('evt_');
    const at = '2026-11-16T15:00:01.000Z';
    expect(rest).toEqual({
      event_type: 'ideacloud.completed',
      status: 'delivered',
      attempts: 1,
      response_status: 200,
      response_body: 'ok',
      error: null,
      duration_ms: 7,
      next_attempt_at: null,
      created_at: at,
      delivered_at: at,
    });
  });

  test('is filtered by status and event type, and counts what fits', async () => {
    await using app = harness();
    const reply = { status: 500 };
    const hook = await subscribe(app, { events: ['ideacloud.completed', 'content.failed'], reply });
    await researchEnds(app, hook.site);
    await deliver(app);
    app.network.host(hook.host, { reply: {} });
    await researchEnds(app, hook.site);
    const error = 'No stock.';
    await happen(app, hook.site, 'content.failed', {
      article_id: 'a',
      article_type: 'basic',
      error,
    });
    await deliver(app);
    const counted = async (query: string) => {
      const { body } = await hook.client.get(`/webhooks/${hook.id}/deliveries?${query}`);
      expect(body.data).toHaveLength(body.pagination.total_count);
      return body.pagination.total_count;
    };
    expect(await counted('')).toBe(3);
    expect(await counted('status=failed')).toBe(1);
    expect(await counted('status=delivered')).toBe(2);
    expect(await counted('status=dead_letter')).toBe(0);
    expect(await counted('event_type=content.failed')).toBe(1);
    expect(await counted('status=failed&event_type=content.failed')).toBe(0);
  });

  test('is walked with a cursor without gaps or repeats, while rows come in', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    for (let event = 0; event < 7; event += 1) await researchEnds(app, hook.site);
    await deliver(app);
    await deliver(app);
    const whole = (await hook.deliveries()).map((delivery) => delivery.id);
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 4; page += 1) {
      const path = `/webhooks/${hook.id}/deliveries?limit=2${cursor}`;
      const { body } = await hook.client.get(path);
      seen.push(...body.data.map((delivery: { id: string }) => delivery.id));
      const { has_more, next_cursor } = body.pagination;
      expect([has_more, next_cursor === null]).toEqual([page < 3, page === 3]);
      cursor = `&cursor=${next_cursor}`;
      app.clock.advance(second);
      await researchEnds(app, hook.site);
      await deliver(app);
    }
    expect(seen).toEqual(whole);
  });

  test('refuses a cursor that was changed, or is of another list, filter or site', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const other = await subscribe(app, { site: hook.site });
    const stranger = await subscribe(app);
    for (let event = 0; event < 3; event += 1) await researchEnds(app, hook.site);
    await deliver(app);
    await deliver(app);
    const path = `/webhooks/${hook.id}/deliveries?limit=1`;
    const cursor: string = (await hook.client.get(path)).body.pagination.next_cursor;
    expect((await hook.client.get(`${path}&cursor=${cursor}`)).status).toBe(200);
    const bad = [
      hook.client.get(`${path}&cursor=${cursor.slice(0, -1)}`),
      hook.client.get(`${path}&cursor=${cursor}A`),
      hook.client.get(`${path}&cursor=`),
      hook.client.get(`${path}&cursor=${'A'.repeat(2001)}`),
      hook.client.get(`${path}&status=delivered&cursor=${cursor}`),
      hook.client.get(`/webhooks/${other.id}/deliveries?limit=1&cursor=${cursor}`),
      stranger.client.get(`/webhooks/${stranger.id}/deliveries?cursor=${cursor}`),
    ];
    for (const reply of await Promise.all(bad)) {
      expect([reply.status, reply.body.error.details.issues[0].path]).toEqual([400, 'cursor']);
    }
  });
});
