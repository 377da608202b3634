import type { Context } from '../context.ts';
import { yieldToEventLoop } from '../lib/yield-to-event-loop.ts';
import type { Tx } from './reader.ts';

/**
 * Takes away what has had its time, in small writes, so that others get their turn. `sweepSome`
 * takes at most `limit` and says how many; fewer end the sweep. Returns how many in all.
 */
export async function sweep(
  { write }: Pick<Context, 'write'>,
  signal: AbortSignal,
  limit: number,
  sweepSome: (tx: Tx, limit: number) => Promise<number>,
): Promise<number> {
  let total = 0;
  let count = limit;
  while (count >= limit && !signal.aborted) {
    count = await write((tx) => sweepSome(tx, limit));
    total += count;
    await yieldToEventLoop();
  }
  return total;
}
