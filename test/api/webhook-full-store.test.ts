import { expect, test } from 'bun:test';
import { startDueDeliveries } from '../../src/domain/webhooks/deliver.ts';
import type { Context } from '../../src/context.ts';
import { StoreUnavailable } from '../../src/db/store-failure.ts';
import type { Write } from '../../src/db/write.ts';
import { minute } from '../../src/lib/clock.ts';
import { type Harness, harness } from '../support/harness.ts';
import { researchEnds, subscribe } from '../support/subscription.ts';

const never = new AbortController().signal;

/** A context whose store refuses writes for as long as `isFull` says so. */
function fillable(app: Harness): { ctx: Context; fill(): void; free(): void; refused(): number } {
  let isFull = false;
  let refused = 0;
  const write: Write = (body, options) => {
    if (!isFull) return app.app.ctx.write(body, options);
    refused += 1;
    return Promise.reject(new StoreUnavailable('full'));
  };
  return {
    ctx: { ...app.app.ctx, write },
    fill: () => void (isFull = true),
    free: () => void (isFull = false),
    refused: () => refused,
  };
}

async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

test('an answer that came while the disk was full is kept, and nothing is sent twice', async () => {
  await using app = harness();
  const store = fillable(app);
  const reply = () => {
    store.fill();
    return {};
  };
  const hook = await subscribe(app, { reply });
  await researchEnds(app, hook.site);
  await app.run('dispatch-events');
  await startDueDeliveries(store.ctx, never);
  while (store.refused() === 0) await turn();
  // Its lease ends while the outcome still waits for the store.
  app.clock.advance(10 * minute);
  store.free();
  expect(await startDueDeliveries(store.ctx, never)).toEqual({ started: 0 });
  await app.app.ctx.sends.idle();
  expect(hook.requests()).toHaveLength(1);
  expect(await hook.deliveries()).toMatchObject([{ status: 'delivered', attempts: 1 }]);
});

test('an answer that could not be stored before the end leaves its delivery waiting', async () => {
  await using app = harness();
  app.allowLeftovers();
  const store = fillable(app);
  const reply = () => {
    store.fill();
    return {};
  };
  const hook = await subscribe(app, { reply });
  await researchEnds(app, hook.site);
  await app.run('dispatch-events');
  await startDueDeliveries(store.ctx, never);
  while (store.refused() === 0) await turn();
  await app.app.ctx.sends.stop(0);
  expect(await hook.deliveries()).toMatchObject([{ status: 'pending', attempts: 0 }]);
});
