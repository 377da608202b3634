import type { Context } from '../context.ts';
import type { Body, WriteOptions } from './write.ts';
import { StoreBusy, StoreUnavailable } from './store-failure.ts';
import { second } from '../lib/clock.ts';

const pauseMs = second / 2;

/** Whether the store failed, and not what was to be done: disk full, locked, closed. */
export function isStoreFailure(error: unknown): boolean {
  return error instanceof StoreBusy || error instanceof StoreUnavailable;
}

/**
 * Writes what must not be lost only because the disk is full or the file locked for a while: tries
 * until the store takes it. Rejects with the store's failure once `signal` has aborted.
 */
export async function writeWhenPossible<T>(
  { write }: Pick<Context, 'write'>,
  signal: AbortSignal,
  body: Body<T>,
  options: WriteOptions,
): Promise<T> {
  for (;;) {
    try {
      return await write(body, options);
    } catch (error) {
      if (!isStoreFailure(error) || signal.aborted) throw error;
    }
    await Bun.sleep(pauseMs);
  }
}
