import { expect, test } from 'bun:test';
import { emit } from '../../src/events/emit.ts';
import { harness } from '../support/harness.ts';
import { happen, researchEnds, subscribe } from '../support/subscription.ts';
import { rowsIn } from '../support/rows-in.ts';
import { inLane } from '../../src/db/write.ts';

test('an event commits with its change, or not at all', async () => {
  await using app = harness();
  const { ctx } = app.app;
  const hook = await subscribe(app);
  const data = { ideacloud_id: 'x', keyword: 'tires' };
  const failing = ctx.write(async (tx) => {
    await emit(tx, hook.site.id, 'ideacloud.completed', data);
    throw new Error('the change failed');
  }, inLane('test'));
  const passing = researchEnds(app, hook.site, 'kept');
  const results = await Promise.allSettled([failing, passing]);
  expect(results.map((result) => result.status)).toEqual(['rejected', 'fulfilled']);
  await app.drain();
  const keywords = hook.requests().map((request) => JSON.parse(String(request.body)).data.keyword);
  expect(keywords).toEqual(['kept']);
});

test('events are handed out once, in the order of commits, by runs that overlap', async () => {
  await using app = harness();
  const hook = await subscribe(app);
  for (let event = 0; event < 450; event += 1) await researchEnds(app, hook.site, `k${event}`);
  const runs = await Promise.all([1, 2, 3].map(() => app.run('dispatch-events')));
  const dispatched = runs.map((run) => run.counts.dispatched ?? 0);
  expect(dispatched.reduce((sum, count) => sum + count, 0)).toBe(450);
  const rows = rowsIn<{ event_id: string }>(
    app.app.ctx,
    'SELECT event_id FROM deliveries ORDER BY id',
  );
  const events = rowsIn<{ id: string }>(app.app.ctx, 'SELECT id FROM events ORDER BY sequence');
  expect(rows.map((row) => row.event_id)).toEqual(events.map((event) => event.id));
  await app.drain();
  expect(hook.requests()).toHaveLength(450);
});

test('an event that nobody names is dispatched to nobody and not looked at again', async () => {
  await using app = harness();
  const site = await app.makeSite();
  await happen(app, site, 'inventory.feed.updated', { vehicle_count: 3 });
  expect((await app.run('dispatch-events')).counts).toEqual({ dispatched: 1, deliveries: 0 });
  expect((await app.run('dispatch-events')).counts).toEqual({ dispatched: 0, deliveries: 0 });
  expect(rowsIn(app.app.ctx, 'SELECT id FROM deliveries')).toEqual([]);
});
