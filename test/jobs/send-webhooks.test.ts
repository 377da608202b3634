import { expect, test } from 'bun:test';
import { leaseDeliveries } from '../../src/domain/webhooks/claim-due.ts';
import { startDueDeliveries } from '../../src/domain/webhooks/deliver.ts';
import { sendLimits } from '../../src/domain/webhooks/pick-due.ts';
import { minute } from '../../src/lib/clock.ts';
import { InFlight } from '../../src/domain/webhooks/sending/in-flight.ts';
import { FairConcurrency } from '../../src/domain/webhooks/sending/fair-concurrency.ts';
import { takeOver } from '../../src/work/take-over.ts';
import { harness } from '../support/harness.ts';
import { deliver, researchEnds, subscribe } from '../support/subscription.ts';
import { inLane } from '../../src/db/write.ts';

test('a run starts what is due and leaves what is not', async () => {
  await using app = harness();
  const hook = await subscribe(app, { reply: { status: 500 } });
  await researchEnds(app, hook.site);
  expect((await app.run('send-webhooks')).counts).toEqual({ started: 0 });
  await app.run('dispatch-events');
  expect((await app.run('send-webhooks')).counts).toEqual({ started: 1 });
  await app.app.ctx.sends.idle();
  expect((await app.run('send-webhooks')).counts).toEqual({ started: 0 });
  app.clock.advance(2 * minute);
  expect((await app.run('send-webhooks')).counts).toEqual({ started: 1 });
  await app.app.ctx.sends.idle();
});

test('runs that overlap send each delivery once', async () => {
  await using app = harness();
  const hook = await subscribe(app);
  for (let event = 0; event < 3; event += 1) await researchEnds(app, hook.site);
  await app.run('dispatch-events');
  await Promise.all([1, 2, 3].map(() => app.run('send-webhooks')));
  await app.app.ctx.sends.idle();
  expect(hook.requests()).toHaveLength(3);
});

test('what a process had begun when it died is sent again, at a start or later', async () => {
  await using app = harness();
  const { ctx } = app.app;
  const hook = await subscribe(app);
  await researchEnds(app, hook.site);
  await app.run('dispatch-events');
  const [waiting] = await hook.deliveries();
  await ctx.write((tx) => takeOver(tx, 'dead'), inLane('test'));
  await ctx.write((tx) => leaseDeliveries(tx, [waiting.id], 'dead/1', minute), inLane('test'));
  await deliver(app);
  expect(hook.requests()).toHaveLength(0);
  await ctx.write((tx) => takeOver(tx, 'next'), inLane('test'));
  await deliver(app);
  expect(hook.requests()).toHaveLength(1);

  await researchEnds(app, hook.site);
  await app.run('dispatch-events');
  const [next] = await hook.deliveries();
  await ctx.write((tx) => leaseDeliveries(tx, [next.id], 'a dead process', minute), inLane('test'));
  app.clock.advance(minute);
  await deliver(app);
  expect(hook.requests()).toHaveLength(2);
});

test('an answer that comes after the lease has gone to another counts for nothing', async () => {
  await using app = harness();
  let settle = (_reply: object) => {};
  const hook = await subscribe(app, {
    reply: (_request, count) =>
      count === 1 ? new Promise((resolve) => (settle = resolve)) : { status: 200 },
  });
  await researchEnds(app, hook.site);
  await app.run('dispatch-events');
  await app.run('send-webhooks');
  app.clock.advance(2 * minute);
  const sends = new InFlight(new FairConcurrency(sendLimits, app.clock), () => {});
  const anotherProcess = { ...app.app.ctx, sends };
  await startDueDeliveries(anotherProcess, new AbortController().signal);
  await sends.idle();
  settle({ status: 500 });
  await app.app.ctx.sends.idle();
  const [delivery] = await hook.deliveries();
  expect(delivery).toMatchObject({ status: 'delivered', attempts: 1 });
  expect((await hook.read()).failure_count).toBe(0);
});
