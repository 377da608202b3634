import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
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
    const found = await findWithHeld(ctx.reader);
    if (found === undefined) break;
    const count = await ctx.write(async (tx) => {
      const some = await releaseSome(tx, found.id, batchSize);
      if (some > 0) tx.wake('send-webhooks');
      return some;
    }, inLane(found.siteId));
    released += count;
    // It was switched off again, or somebody else was faster.
    if (count === 0) break;
    await yieldToEventLoop();
  }
  return { released };
}
