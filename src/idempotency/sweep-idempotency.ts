import type { Context } from '../context.ts';
import { sweep } from '../db/sweep.ts';
import { deleteOldRecords } from './store.ts';
import { writesOf } from '../db/write.ts';

const batchSize = 500;

/** Drops stored answers that no longer count. */
export async function sweepIdempotency(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ deleted: number }> {
  const write = writesOf(ctx, 'sweep-idempotency');
  return { deleted: await sweep(write, signal, batchSize, deleteOldRecords) };
}
