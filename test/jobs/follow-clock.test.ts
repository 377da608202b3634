import { describe, expect, test } from 'bun:test';
import { sql } from 'drizzle-orm';
import { analyzeDue } from '../../src/domain/content-intelligence/analyze-due.ts';
import { addFeed } from '../../src/domain/inventory/add-feed.ts';
import { hour, minute } from '../../src/lib/clock.ts';
import { enqueue } from '../../src/work/enqueue.ts';
import { claimDue } from '../../src/work/store.ts';
import { type Harness, harness } from '../support/harness.ts';
import { deliver, happen, researchEnds, subscribe } from '../support/subscription.ts';
import { rowsIn } from '../support/rows-in.ts';
import { inLane } from '../../src/db/write.ts';

/** The clock runs ahead while `work` is done, and is set back then. */
async function whileAhead(app: Harness, work: () => Promise<void>): Promise<void> {
  await app.run('follow-clock');
  app.clock.advance(30 * hour);
  await app.run('follow-clock');
  await work();
  app.clock.advance(-30 * hour);
  await app.run('follow-clock');
}

describe('after a clock that jumped ahead and was set back', () => {
  test('a delivery that had failed is tried again by its schedule', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    for (let event = 0; event < 5; event += 1) await researchEnds(app, hook.site);
    await whileAhead(app, async () => {
      for (let turn = 0; turn < 3; turn += 1) await deliver(app);
    });
    expect(hook.requests()).toHaveLength(5);
    const times = (await hook.deliveries()).map(({ next_attempt_at }) => {
      return Date.parse(next_attempt_at) - app.clock.now();
    });
    for (const time of times) expect(time).toBeWithin(0.9 * minute, 1.1 * minute + 1);
    // They failed together, and do not come back together.
    expect(new Set(times).size).toBeGreaterThan(1);
    app.network.host(hook.host, { reply: {} });
    app.clock.advance(1.1 * minute);
    for (let turn = 0; turn < 3; turn += 1) await deliver(app);
    expect(hook.requests()).toHaveLength(10);
  });

  test('a delivery that was never tried goes out at once', async () => {
    await using app = harness();
    const hook = await subscribe(app);
    await whileAhead(app, async () => {
      await researchEnds(app, hook.site);
      await app.run('dispatch-events');
    });
    await deliver(app);
    expect(hook.requests()).toHaveLength(1);
  });

  test('a delivery that is in its time keeps its time', async () => {
    await using app = harness();
    const hook = await subscribe(app, { reply: { status: 500 } });
    await app.run('follow-clock');
    await happen(app, hook.site, 'ideacloud.completed', { ideacloud_id: 'a', keyword: 'b' });
    await deliver(app);
    const [before] = await hook.deliveries();
    app.clock.advance(-1000);
    await app.run('follow-clock');
    expect((await hook.deliveries())[0]?.next_attempt_at).toBe(before?.next_attempt_at);
  });

  test('a task is done at once, and one that failed after its wait', async () => {
    await using app = harness();
    app.allowLeftovers();
    const { id } = await app.makeSite();
    const { ctx } = app.app;
    const add = () =>
      ctx.write(
        (tx) => enqueue(tx, id, 'ideacloud.research', { ideacloudId: 'gone' }),
        inLane('test'),
      );
    await whileAhead(app, async () => {
      await add();
      await add();
      await ctx.write(async (tx) => {
        const [one] = await claimDue(tx, 'dead/1', 5 * minute, 1);
        await tx.db.run(sql`UPDATE tasks SET run_at = ${tx.now + minute}, lease_owner = NULL,
          lease_until = NULL WHERE id = ${one?.id}`);
      }, inLane('test'));
    });
    const times = rowsIn<{ at: number }>(ctx, sql`SELECT run_at AS at FROM tasks ORDER BY run_at`);
    const waits = times.map(({ at }) => at - app.clock.now());
    expect(waits).toEqual([0, 2_000]);
  });

  test('a feed is asked again by its schedule', async () => {
    await using app = harness();
    const site = await app.makeSite();
    const { ctx } = app.app;
    const input = { siteId: site.id, address: '/nowhere/stock.csv', every: '1h', format: 'auto' };
    await addFeed(ctx, input);
    await whileAhead(app, async () => void (await app.run('poll-feeds')));
    const nextAt = () =>
      rowsIn<{ at: number }>(ctx, sql`SELECT next_at AS at FROM feeds`)[0]?.at ?? 0;
    expect(nextAt() - app.clock.now()).toBe(hour);
  });

  test('a site is analysed, whether its analysis had failed or not', async () => {
    await using app = harness();
    const { id } = await app.makeSite();
    const { ctx } = app.app;
    await ctx.write(async (tx) => {
      await tx.db.run(sql`INSERT INTO analysis_runs
        (site_id, started_at, ended_at, failed_at, error, counts)
        VALUES (${id}, ${tx.now + 30 * hour}, ${tx.now + 30 * hour}, ${tx.now + 30 * hour},
          'Broken.', '{}')`);
    }, inLane('test'));
    let analysed = 0;
    const analyze = async () => {
      analysed += 1;
      return { found: 0, created: 0, refreshed: 0, closed: 0, suppressed: 0 };
    };
    await analyzeDue(ctx, new AbortController().signal, analyze);
    expect(analysed).toBe(1);
  });
});

test('a first run looks at what others have left, later ones only after a set-back', async () => {
  await using app = harness();
  app.allowLeftovers();
  const { id } = await app.makeSite();
  const { ctx } = app.app;
  const runAt = () => rowsIn<{ at: number }>(ctx, sql`SELECT run_at AS at FROM tasks`)[0]?.at;
  const putOff = () =>
    ctx.write(async (tx) => tx.db.run(sql`UPDATE tasks SET run_at = 9e12`), inLane('test'));
  await ctx.write(
    (tx) => enqueue(tx, id, 'ideacloud.research', { ideacloudId: 'gone' }),
    inLane('test'),
  );
  await putOff();
  expect((await app.run('follow-clock')).counts).toEqual({
    deliveries: 0,
    tasks: 1,
    feeds: 0,
    photos: 0,
    polls: 0,
    social: 0,
    leads: 0,
  });
  expect(runAt()).toBe(app.clock.now());
  await putOff();
  expect((await app.run('follow-clock')).counts).toEqual({
    deliveries: 0,
    tasks: 0,
    feeds: 0,
    photos: 0,
    polls: 0,
    social: 0,
    leads: 0,
  });
});
