import type { Context } from '../context.ts';
import { yieldToEventLoop } from '../lib/yield-to-event-loop.ts';
import { deleteOldRecords } from './store.ts';
import { inLane } from '../db/write.ts';

/** Small batches, so that other writes get their turn. */
const batchSize = 500;

/** Drops stored answers that no longer count. */
export async function sweepIdempotency(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ deleted: number }> {
  let deleted = 0;
  let batch = batchSize;
  while (batch >= batchSize && !signal.aborted) {
    batch = await ctx.write((tx) => deleteOldRecords(tx, batchSize), inLane('sweep-idempotency'));
    deleted += batch;
    await yieldToEventLoop();
  }
  return { deleted };
}
