import type { Tx } from './reader.ts';

export type Body<T> = (tx: Tx) => Promise<T>;

/** A write of one kind of value, with nothing more to say about it. */
export type WriteOf<T> = (body: Body<T>) => Promise<T>;

export type WriteOptions = {
  /** How long another process may hold the file before this write gives up. */
  busyLimitMs?: number;
};

/**
 * Runs `body` in a transaction and settles after the commit. Bodies that wait at the same time
 * share one transaction and one fsync, each in its own savepoint, so that one failure rolls back
 * alone. The body may be run a second time, and waits for nothing but `tx`: BodyWaited says so.
 * Rejects with what the body threw, with StoreBusy, or with StoreUnavailable.
 */
export type Write = <T>(body: Body<T>, options?: WriteOptions) => Promise<T>;
