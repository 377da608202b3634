import { expect, test } from 'bun:test';
import { earlierAttempts } from '../../src/domain/webhooks/attempts-store.ts';
import { day, hour, minute } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { member, peopleHarness } from '../support/people.ts';
import { rowsOf } from '../support/outbox.ts';
import { deliver, researchEnds, type Subscription, subscribe } from '../support/subscription.ts';
import { faultsOf } from '../dashboard/support/page-faults.ts';
import { visitor } from '../dashboard/support/visitor.ts';

const waits = [0, minute, 5 * minute, 30 * minute, 2 * hour];
const replies = [
  { status: 500, body: 'first <b>' },
  { fails: 'connection_failed' },
  { status: 404, body: 'third' },
  { status: 503, body: 'x'.repeat(9_000) },
  { status: 502, body: 'fifth' },
] as const;

async function failAll(app: Harness): Promise<Subscription> {
  const hook = await subscribe(app);
  await researchEnds(app, hook.site);
  for (const [index, waitMs] of waits.entries()) {
    app.clock.advance(Math.ceil(waitMs * 1.1));
    app.network.host(hook.host, { reply: replies[index] ?? {} });
    await deliver(app);
  }
  return hook;
}

const idOf = async (hook: Subscription) => (await hook.deliveries())[0]?.id;

test('every attempt is kept until its delivery goes', async () => {
  await using app = harness();
  const hook = await failAll(app);
  const { reader } = app.app.ctx;
  const id = await idOf(hook);
  const kept = await earlierAttempts(reader, id);
  expect(kept.map(({ number, responseStatus }) => [number, responseStatus])).toEqual([
    [1, 500],
    [2, null],
    [3, 404],
    [4, 503],
  ]);
  expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((a, b) => a - b));
  expect(kept[1]?.error).toBeString();
  expect(kept[3]?.responseBody).toHaveLength(4 * 1024);
  app.clock.advance(91 * day);
  await app.run('sweep-deliveries');
  expect(rowsOf(app, 'delivery_attempts')).toEqual([]);
});

test('one that arrives at once costs no row, and a redelivery keeps what came before', async () => {
  await using app = harness();
  const hook = await subscribe(app);
  await researchEnds(app, hook.site);
  await deliver(app);
  const { reader } = app.app.ctx;
  const id = await idOf(hook);
  expect(await earlierAttempts(reader, id)).toEqual([]);
  const again = `/webhooks/${hook.id}/deliveries/${id}/redeliver`;
  for (let time = 0; time < 55; time += 1) {
    app.clock.advance(minute);
    expect((await hook.client.post(again, {})).status).toBe(202);
    await deliver(app);
  }
  const kept = await earlierAttempts(reader, id);
  expect(kept).toHaveLength(50);
  expect(kept.every(({ number, responseStatus }) => number === 1 && responseStatus === 200)).toBe(
    true,
  );
  expect((await hook.deliveries())[0]).toMatchObject({ attempts: 1, status: 'delivered' });
});

test('bulk redelivery keeps them as well, and the page shows them in their order', async () => {
  await using app = peopleHarness();
  app.allowLeftovers();
  const hook = await failAll(app);
  const id = await idOf(hook);
  expect((await hook.client.post(`/webhooks/${hook.id}/deliveries/redeliver`, {})).status).toBe(
    202,
  );
  const { token } = await member(app, [hook.site], 'manager');
  const maria = visitor(app.app, token);
  const path = `/app/${hook.site.slug}/webhooks/${hook.id}/deliveries/${id}`;
  const page = await maria.get(path);
  expect(await faultsOf(page)).toEqual([]);
  const seen = [...page.html.matchAll(/Attempt (\d) of 5|Sent again from here on/g)].map(
    ([all, number]) => number ?? all,
  );
  expect(seen).toEqual(['1', '2', '3', '4', '5', 'Sent again from here on']);
  expect(page.html).toContain('first &lt;b>');
  app.network.host(hook.host, { reply: { status: 204 } });
  await deliver(app);
  const after = await maria.get(path);
  expect(after.html.match(/Attempt 1 of 5/g)).toHaveLength(2);
  expect(after.html).toContain('It arrived');
  expect(after.html).not.toContain('earlier attempt');
});
