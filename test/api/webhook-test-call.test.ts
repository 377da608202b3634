import { describe, expect, test } from 'bun:test';
import { eventTypeNames } from '../../schema/contracts/events.ts';
import { hour } from '../../src/lib/clock.ts';
import { harness } from '../support/harness.ts';
import { deliver, subscribe } from '../support/subscription.ts';

describe('POST /webhooks/{id}/test', () => {
  test('says in the envelope of every event type that it is a test', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    for (const event_type of eventTypeNames) {
      await hook.client.post(`/webhooks/${hook.id}/test`, { event_type });
      const sent = JSON.parse(String(hook.requests().at(-1)?.body));
      expect(sent).toMatchObject({ type: event_type, test: true });
    }
  });

  test('is listed among the deliveries, and sent to nobody else', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    const other = await subscribe(app, { site: hook.site, host: 'other.example.com' });
    await hook.client.post(`/webhooks/${hook.id}/test`, { event_type: 'ideacloud.completed' });
    await deliver(app);
    const [listed, ...more] = await hook.deliveries();
    expect(more).toEqual([]);
    const [sent] = hook.requests();
    expect(listed).toMatchObject({
      event_id: sent?.headers['webhook-id'],
      event_type: 'ideacloud.completed',
      status: 'delivered',
      attempts: 1,
      response_status: 200,
      next_attempt_at: null,
    });
    expect(other.requests()).toEqual([]);
  });

  test('that fails counts for nothing and is not tried again, unless it is asked for', async () => {
    await using app = harness({ environment: { OPERATOR_TOKEN: 'a'.repeat(40) } });
    const hook = await subscribe(app, { reply: { status: 500 } });
    for (let call = 0; call < 12; call += 1) {
      await hook.client.post(`/webhooks/${hook.id}/test`, {});
    }
    app.clock.advance(3 * hour);
    await deliver(app);
    expect(hook.requests()).toHaveLength(12);
    expect(await hook.read()).toMatchObject({ failure_count: 0, is_active: true });
    const listed = await hook.deliveries('&status=dead_letter');
    expect(listed).toHaveLength(12);
    const path = `/webhooks/${hook.id}/deliveries`;
    expect((await hook.client.post(`${path}/redeliver`, {})).body.data.count).toBe(0);
    await hook.client.post(`${path}/${listed[0]?.id}/redeliver`, {});
    await deliver(app);
    expect(hook.requests()).toHaveLength(13);
    expect(JSON.parse(String(hook.requests().at(-1)?.body)).test).toBe(true);
    expect(await hook.read()).toMatchObject({ failure_count: 0 });
    app.allowLeftovers();
  });
});
