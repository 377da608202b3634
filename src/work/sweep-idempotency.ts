import type { Context } from '../context.ts';
import { nextTurn } from '../lib/next-turn.ts';
import { deleteOldRecords } from './idempotency-store.ts';

/** Small batches, so that other writes get their turn. */
const atOnce = 500;

/** Drops stored answers that no longer count. */
export async function sweepIdempotency(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ deleted: number }> {
  let deleted = 0;
  let batch = atOnce;
  while (batch >= atOnce && !signal.aborted) {
    batch = await ctx.write((tx) => deleteOldRecords(tx, atOnce));
    deleted += batch;
    await nextTurn();
  }
  return { deleted };
}
