import type { Context } from '../context.ts';
import { sweep } from '../db/sweep.ts';
import { deleteOldRecords } from './store.ts';

const batchSize = 500;

/** Drops stored answers that no longer count. */
export async function sweepIdempotency(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ deleted: number }> {
  return { deleted: await sweep(ctx, signal, batchSize, deleteOldRecords) };
}
