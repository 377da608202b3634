import { expect, test } from 'bun:test';
import { hour } from '../../src/lib/clock.ts';
import { expectSameNotFound } from '../support/ask-as-everybody.ts';
import { harness } from '../support/harness.ts';
import { researchEnds, subscribe } from '../support/subscription.ts';
import { rowsIn } from '../support/rows-in.ts';

test('what a deleted subscription leaves is swept in steps, and seen by nobody', async () => {
  await using app = harness();
  const hook = await subscribe(app, { reply: { status: 500 } });
  const kept = await subscribe(app, { site: hook.site, host: 'kept.example.com' });
  const events = 601;
  for (let event = 0; event < events; event += 1) await researchEnds(app, hook.site);
  await app.drain();
  const path = `/webhooks/${hook.id}`;
  expect((await hook.client.delete(path)).status).toBe(204);
  const absent = '/webhooks/01960000-0000-7000-8000-00000000dead';
  for (const end of ['', '/deliveries']) {
    expectSameNotFound(await hook.client.get(path + end), await hook.client.get(absent + end));
  }
  for (const end of ['/test', '/rotate-secret', '/deliveries/redeliver']) {
    const there = await hook.client.post(path + end, {});
    expectSameNotFound(there, await hook.client.post(absent + end, {}));
  }
  const change = { is_active: true };
  expectSameNotFound(
    await hook.client.patch(path, change),
    await hook.client.patch(absent, change),
  );
  const { webhooks } = (await hook.client.get('/webhooks')).body.data;
  expect(webhooks.map(({ id }: { id: string }) => id)).toEqual([kept.id]);
  const sent = hook.requests().length;
  app.clock.advance(hour);
  await researchEnds(app, hook.site);
  await app.drain();
  expect(hook.requests()).toHaveLength(sent);
  const { counts } = await app.run('sweep-webhooks');
  expect(counts).toEqual({ webhooks: 1, deliveries: events, secrets: 0 });
  expect((await app.run('sweep-webhooks')).counts).toEqual({
    webhooks: 0,
    deliveries: 0,
    secrets: 0,
  });
  const rows = rowsIn(app.app.ctx, 'SELECT DISTINCT webhook_id AS id FROM deliveries');
  expect(rows).toEqual([{ id: kept.id }]);
  const { body } = await kept.client.get(`/webhooks/${kept.id}/deliveries`);
  expect(body.pagination.total_count).toBe(events + 1);
});
