import { describe, expect, test } from 'bun:test';
import { hour, minute } from '../../src/lib/clock.ts';
import { expectSameNotFound, refusesOthers } from '../support/ask-as-everybody.ts';
import { type Harness, harness } from '../support/harness.ts';
import {
  deliver,
  happen,
  researchEnds,
  type Subscription,
  subscribe,
} from '../support/subscription.ts';

const nobody = '01960000-0000-7000-8000-00000000dead';
const waits = [minute, 5 * minute, 30 * minute, 2 * hour];

async function redeliver(hook: Subscription, id: string) {
  return hook.client.post(`/webhooks/${hook.id}/deliveries/${id}/redeliver`, {});
}

async function redeliverMany(hook: Subscription, body: object = {}) {
  return hook.client.post(`/webhooks/${hook.id}/deliveries/redeliver`, body);
}

async function counted(hook: Subscription, body: object = {}): Promise<number> {
  const { status, body: answer } = await redeliverMany(hook, body);
  expect([status, Object.keys(answer.data)]).toEqual([202, ['count']]);
  return answer.data.count;
}

/** Lets the receiver fail until every delivery is a dead letter. */
async function makeDeadLetters(app: Harness, events: number): Promise<Subscription> {
  const hook = await subscribe(app, { reply: { status: 500 } });
  for (let event = 0; event < events; event += 1) await researchEnds(app, hook.site);
  for (const waitMs of [0, ...waits]) {
    app.clock.advance(Math.ceil(waitMs * 1.1));
    // Ten failures switch it off, and this is not about that.
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
    await deliverAll(app);
  }
  await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
  const statuses = (await hook.deliveries()).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: events }, () => 'dead_letter'));
  return hook;
}

async function deliverAll(app: Harness): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await deliver(app);
}

describe('POST /webhooks/{id}/deliveries/{delivery_id}/redeliver', () => {
  test('sends a delivered one again, byte for byte the same', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    await researchEnds(app, hook.site);
    await deliver(app);
    const [before] = await hook.deliveries();
    const reply = await redeliver(hook, before.id);
    expect([reply.status, reply.body]).toEqual([
      202,
      { data: { id: before.id, status: 'pending' } },
    ]);
    const [waiting] = await hook.deliveries();
    const { id, event_id, event_type, created_at } = before;
    expect(waiting).toEqual({
      id,
      event_id,
      event_type,
      created_at,
      status: 'pending',
      attempts: 0,
      response_status: null,
      response_body: null,
      error: null,
      duration_ms: null,
      next_attempt_at: new Date(app.clock.now()).toISOString(),
      delivered_at: null,
    });
    await deliver(app);
    const [first, second] = hook.requests();
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'] ?? '');
    expect(second?.headers['X-Webhook-Attempt']).toBe('1');
    expect((await hook.deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  test('gives a dead letter the whole schedule again', async () => {
    await using app = harness();
    const hook = await makeDeadLetters(app, 1);
    const [dead] = await hook.deliveries();
    expect((await redeliver(hook, dead.id)).status).toBe(202);
    for (const [index, waitMs] of [0, ...waits].entries()) {
      app.clock.advance(Math.ceil(waitMs * 1.1));
      await deliver(app);
      expect((await hook.deliveries())[0]).toMatchObject({ attempts: index + 1 });
    }
    expect((await hook.deliveries())[0]).toMatchObject({ status: 'dead_letter' });
    expect(hook.requests()).toHaveLength(10);
  });

  test('does not wait for the retry of a failed one', async () => {
    await using app = harness();
    const hook = await subscribe(app, {
      reply: (_request, count) => ({ status: count < 3 ? 500 : 200 }),
    });
    await researchEnds(app, hook.site);
    await deliver(app);
    app.clock.advance(Math.ceil(minute * 1.1));
    await deliver(app);
    const [failed] = await hook.deliveries();
    expect(failed).toMatchObject({ status: 'failed', attempts: 2 });
    await redeliver(hook, failed.id);
    await deliver(app);
    expect((await hook.deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  test('leaves what waits or is being sent as it is', async () => {
    await using app = harness();
    app.allowLeftovers();
    const answers: (() => void)[] = [];
    const reply = () => new Promise<object>((resolve) => answers.push(() => resolve({})));
    const hook = await subscribe(app, { reply });
    await researchEnds(app, hook.site);
    await app.run('dispatch-events');
    const [waiting] = await hook.deliveries();
    expect((await redeliver(hook, waiting.id)).status).toBe(202);
    expect(await hook.deliveries()).toEqual([waiting]);
    await app.run('send-webhooks');
    while (answers.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await redeliver(hook, waiting.id)).status).toBe(202);
    for (const answer of answers) answer();
    await app.app.ctx.sends.idle();
    await deliver(app);
    expect(hook.requests()).toHaveLength(1);
    expect((await hook.deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  test('waits while the subscription is switched off', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    await researchEnds(app, hook.site);
    await deliver(app);
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: false });
    const [{ id }] = (await hook.deliveries()) as [{ id: string }];
    expect((await redeliver(hook, id)).status).toBe(202);
    await deliver(app);
    expect((await hook.deliveries())[0]).toMatchObject({ status: 'pending', attempts: 0 });
    await hook.client.patch(`/webhooks/${hook.id}`, { is_active: true });
    await deliver(app);
    expect(hook.requests()).toHaveLength(2);
  });

  test('is for keys of the site that may write, and knows no delivery of another', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    await researchEnds(app, hook.site);
    await deliver(app);
    const [{ id }] = (await hook.deliveries()) as [{ id: string }];
    const path = `/webhooks/${hook.id}/deliveries/${id}/redeliver`;
    await refusesOthers(app, { method: 'POST', path, scopes: ['webhooks:write'], body: {} });
    const stranger = await subscribe(app, { host: 'stranger.example.com' });
    const sibling = await subscribe(app, { site: hook.site, host: 'sibling.example.com' });
    const absent = await stranger.client.post(
      `/webhooks/${nobody}/deliveries/${nobody}/redeliver`,
      {},
    );
    expectSameNotFound(await stranger.client.post(path, {}), absent);
    for (const own of [stranger, sibling]) {
      expectSameNotFound(await redeliver(own, id), await redeliver(own, nobody));
    }
    expect((await redeliver(hook, 'x')).status).toBe(400);
    expect((await hook.client.post(path, { attempts: 1 })).status).toBe(400);
    expect((await hook.client.get(path)).status).toBe(405);
    await deliver(app);
    expect(hook.requests()).toHaveLength(1);
  });
});

describe('POST /webhooks/{id}/deliveries/redeliver', () => {
  test('sends every dead letter again, and nothing else', async () => {
    await using app = harness();
    const hook = await makeDeadLetters(app, 3);
    app.network.host(hook.host, { reply: {} });
    await researchEnds(app, hook.site);
    await deliver(app);
    expect(await counted(hook)).toBe(3);
    expect(await hook.deliveries('&status=pending')).toHaveLength(3);
    await deliverAll(app);
    expect(await hook.deliveries('&status=delivered')).toHaveLength(4);
    expect(hook.requests()).toHaveLength(5 * 3 + 1 + 3);
    expect(await counted(hook)).toBe(0);
  });

  test('clicked twice sends each once', async () => {
    await using app = harness();
    const hook = await makeDeadLetters(app, 5);
    app.network.host(hook.host, { reply: {} });
    const sent = hook.requests().length;
    const counts = await Promise.all([counted(hook), counted(hook), counted(hook)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    await deliverAll(app);
    expect(hook.requests()).toHaveLength(sent + 5);
  });

  test('takes what status, event and time say', async () => {
    await using app = harness();
    const hook = await subscribe(app, { events: ['ideacloud.completed', 'content.failed'] });
    const startedAt = app.clock.now();
    const article = { article_id: 'a', article_type: 'basic', error: 'No stock.' } as const;
    for (let event = 0; event < 3; event += 1) {
      await researchEnds(app, hook.site);
      await happen(app, hook.site, 'content.failed', article);
      await deliverAll(app);
      app.clock.advance(hour);
    }
    const at = (hours: number) => new Date(startedAt + hours * hour).toISOString();
    const status = 'delivered';
    const asked = async (body: object): Promise<number> => {
      const count = await counted(hook, body);
      await deliverAll(app);
      return count;
    };
    expect(await asked({})).toBe(0);
    expect(await asked({ status: 'failed' })).toBe(0);
    expect(await asked({ status, since: at(1), until: at(2) })).toBe(2);
    expect(await asked({ status, since: at(1), event_type: 'content.failed' })).toBe(2);
    expect(await asked({ status, until: at(0) })).toBe(0);
    expect(await asked({ status, since: at(2).replace('Z', '+00:00') })).toBe(2);
    expect(await asked({ status })).toBe(6);
    expect(hook.requests()).toHaveLength(6 + 2 + 2 + 2 + 6);
  });

  test('goes through more than one batch, a few at a time', async () => {
    await using app = harness();
    app.allowLeftovers();
    const hook = await subscribe(app, { reply: {} });
    const events = 603;
    for (let event = 0; event < events; event += 1) await researchEnds(app, hook.site);
    await app.run('dispatch-events');
    while ((await hook.deliveries('&status=pending')).length > 0) await deliver(app);
    let most = 0;
    app.network.host(hook.host, {
      reply: async () => {
        most = Math.max(most, app.app.ctx.sends.size());
        return {};
      },
    });
    expect(await counted(hook, { status: 'delivered' })).toBe(events);
    await deliver(app);
    expect(most).toBeWithin(1, 5);
  });

  test('refuses what it cannot mean', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const at = '2026-05-04T08:00:00.000Z';
    const wrong = [
      { status: 'pending' },
      { since: 'yesterday' },
      { since: '2026-02-30T00:00:00Z' },
      { until: 5 },
      { since: at, until: at },
      { event_type: 'content.eaten' },
      { limit: 5 },
    ];
    for (const body of wrong) {
      expect([body, (await redeliverMany(hook, body)).status]).toEqual([body, 400]);
    }
    // An `until` alone is judged by itself, however early it is.
    const early = await redeliverMany(hook, { until: '1969-12-31T23:59:59.000Z', status: null });
    expect([early.status, early.body.data]).toEqual([202, { count: 0 }]);
    const path = `/webhooks/${hook.id}/deliveries/redeliver`;
    await refusesOthers(app, { method: 'POST', path, scopes: ['webhooks:write'], body: {} });
    const stranger = await subscribe(app, { host: 'stranger.example.com' });
    expectSameNotFound(
      await stranger.client.post(path, {}),
      await stranger.client.post(`/webhooks/${nobody}/deliveries/redeliver`, {}),
    );
    expect((await hook.client.get(path)).status).toBe(405);
  });
});
