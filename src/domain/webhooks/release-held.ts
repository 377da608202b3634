import type { Context } from '../../context.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { findWithHeld, releaseSome } from './held-store.ts';

/** Small batches: a month of events must not keep other writes waiting. */
const batchSize = 250;

/** Sends what was held for subscriptions that have been switched on. */
export async function releaseHeld(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ released: number }> {
  let released = 0;
  while (!signal.aborted) {
    const webhookId = await findWithHeld(ctx.reader);
    if (webhookId === undefined) break;
    released += await ctx.write(async (tx) => {
      const count = await releaseSome(tx, webhookId, batchSize);
      if (count > 0) tx.wake('send-webhooks');
      return count;
    });
    await yieldToEventLoop();
  }
  return { released };
}
