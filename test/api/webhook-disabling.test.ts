import { describe, expect, test } from 'bun:test';
import { hour, minute } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { deliver, researchEnds, type Subscription, subscribe } from '../support/subscription.ts';

/** A receiver whose answers come when the test says so, in the order in which it was asked. */
function slowReceiver() {
  const waiting: ((status: number) => void)[] = [];
  const reply = () =>
    new Promise<{ status: number }>((resolve) => waiting.push((status) => resolve({ status })));
  async function asked(count: number): Promise<void> {
    while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
  }
  return { reply, waiting, asked };
}

async function failing(app: Harness, events: number): Promise<Subscription> {
  const hook = await subscribe(app, { reply: { status: 500 } });
  for (let event = 0; event < events; event += 1) await researchEnds(app, hook.site);
  return hook;
}

async function deliverAll(app: Harness): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await deliver(app);
}

describe('automatic disabling', () => {
  test('comes with the tenth failure of many events, and tries no eleventh', async () => {
    await using app = harness();
    const nine = await failing(app, 9);
    await deliverAll(app);
    expect(await nine.read()).toMatchObject({ failure_count: 9, is_active: true });
    await researchEnds(app, nine.site);
    await deliverAll(app);
    const disabled = await nine.read();
    expect(disabled).toMatchObject({ failure_count: 10, is_active: false });
    expect(disabled.disabled_reason).toContain('10 failed attempts in a row');
    await deliverAll(app);
    expect(nine.requests()).toHaveLength(10);
  });

  test('needs a second event, even after a tenth failure of one that was sent again', async () => {
    await using app = harness();
    const hook = await failing(app, 1);
    const attempt = async (): Promise<void> => {
      const [{ id }] = (await hook.deliveries()) as [{ id: string }];
      await hook.client.post(`/webhooks/${hook.id}/deliveries/${id}/redeliver`, {});
      await deliver(app);
    };
    await deliver(app);
    for (let more = 0; more < 11; more += 1) await attempt();
    expect(await hook.read()).toMatchObject({ failure_count: 12, is_active: true });
    await researchEnds(app, hook.site);
    await deliver(app);
    expect(await hook.read()).toMatchObject({ failure_count: 13, is_active: false });
  });

  test('counts attempts that were under way together, and only up to the tenth', async () => {
    await using app = harness();
    const hook = await failing(app, 8);
    await deliverAll(app);
    const receiver = slowReceiver();
    app.network.host(hook.host, { reply: receiver.reply });
    for (let event = 0; event < 4; event += 1) await researchEnds(app, hook.site);
    await app.run('dispatch-events');
    await app.run('send-webhooks');
    await receiver.asked(4);
    for (const answer of receiver.waiting) answer(503);
    await app.app.ctx.sends.idle();
    const disabled = await hook.read();
    expect(disabled).toMatchObject({ failure_count: 10, is_active: false });
    expect(disabled.disabled_reason).toContain('10 failed attempts');
  });

  test('is not undone by a success that was under way', async () => {
    await using app = harness();
    const hook = await failing(app, 9);
    await deliverAll(app);
    const receiver = slowReceiver();
    app.network.host(hook.host, { reply: receiver.reply });
    for (let event = 0; event < 2; event += 1) await researchEnds(app, hook.site);
    await app.run('dispatch-events');
    await app.run('send-webhooks');
    await receiver.asked(2);
    receiver.waiting[0]?.(500);
    while ((await hook.read()).is_active) await new Promise((resolve) => setImmediate(resolve));
    receiver.waiting[1]?.(200);
    await app.app.ctx.sends.idle();
    expect(await hook.deliveries('&status=delivered')).toHaveLength(1);
    expect(await hook.read()).toMatchObject({ failure_count: 10, is_active: false });
  });

  test('starts to count anew after a success between', async () => {
    await using app = harness();
    const hook = await failing(app, 9);
    await deliverAll(app);
    app.network.host(hook.host, { reply: {} });
    await researchEnds(app, hook.site);
    await deliver(app);
    expect(await hook.read()).toMatchObject({ failure_count: 0, is_active: true });
    app.network.host(hook.host, { reply: { status: 500 } });
    app.clock.advance(Math.ceil(1.1 * minute));
    await deliverAll(app);
    expect(await hook.read()).toMatchObject({ failure_count: 9, is_active: true });
  });

  test('leaves a change of something else alone, until somebody enables it', async () => {
    await using app = harness();
    const hook = await failing(app, 10);
    await deliverAll(app);
    const path = `/webhooks/${hook.id}`;
    const reason = (await hook.read()).disabled_reason;
    await hook.client.patch(path, { description: 'Being mended' });
    await hook.client.patch(path, { is_active: false });
    expect(await hook.read()).toMatchObject({
      is_active: false,
      failure_count: 10,
      disabled_reason: reason,
    });
    app.network.host(hook.host, { reply: {} });
    await hook.client.patch(path, { is_active: true });
    app.clock.advance(3 * hour);
    await deliverAll(app);
    expect(await hook.deliveries('&status=delivered')).toHaveLength(10);
    expect(await hook.read()).toMatchObject({ failure_count: 0, disabled_reason: null });
  });
});

describe('a new subscription', () => {
  test('gets no event that was committed before it, though it was not handed out yet', async () => {
    await using app = harness();
    const site = await app.makeSite();
    await researchEnds(app, site, 'before');
    const hook = await subscribe(app, { site });
    await researchEnds(app, site, 'after');
    await deliver(app);
    expect(hook.requests().map(({ body }) => String(body).includes('after'))).toEqual([true]);
  });
});
