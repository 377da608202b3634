import { yieldToEventLoop } from '../lib/yield-to-event-loop.ts';
import type { Tx } from './reader.ts';
import type { LaneWrite } from './write.ts';

/**
 * Takes away what has had its time, in small writes, so that others get their turn. `sweepSome`
 * takes at most `limit` and says how many; fewer end the sweep. Returns how many in all.
 */
export async function sweep(
  write: LaneWrite,
  signal: AbortSignal,
  limit: number,
  sweepSome: (tx: Tx, limit: number) => Promise<number>,
): Promise<number> {
  let total = 0;
  await sweepOn(
    write,
    signal,
    (tx) => sweepSome(tx, limit),
    (count) => {
      total += count;
      return count >= limit;
    },
  );
  return total;
}

/** The same, where a write tells more than a number; `goesOn` sees it after its commit. */
export async function sweepOn<T>(
  write: LaneWrite,
  signal: AbortSignal,
  sweepSome: (tx: Tx) => Promise<T>,
  goesOn: (made: T) => boolean,
): Promise<void> {
  let isMore = true;
  while (isMore && !signal.aborted) {
    isMore = goesOn(await write(sweepSome));
    await yieldToEventLoop();
  }
}
