import type { Tx } from './reader.ts';

export type Body<T> = (tx: Tx) => Promise<T>;

/** A write of one kind of value, with nothing more to say about it. */
export type WriteOf<T> = (body: Body<T>) => Promise<T>;

export type WriteOptions = {
  /**
   * What must not run beside it: the site's id, or the name of the loop or verb that goes over all
   * sites. An engine that many nodes share runs the bodies of one lane one after the other, and
   * those of others beside them. SQLite runs all bodies one after the other.
   */
  lane: string;
  /** How long another process may hold the file before this write gives up. */
  busyLimitMs?: number;
};

/**
 * Runs `body` in a transaction and settles after the commit. Bodies that wait at the same time
 * share one transaction and one fsync, each in its own savepoint, so that one failure rolls back
 * alone. The body may be run a second time, and waits for nothing but `tx`: BodyWaited says so.
 * Rejects with what the body threw, with StoreBusy, or with StoreUnavailable.
 */
export type Write = <T>(body: Body<T>, options: WriteOptions) => Promise<T>;

/** The options of a write in this lane. */
export function inLane(lane: string, rest: Omit<WriteOptions, 'lane'> = {}): WriteOptions {
  return { lane, ...rest };
}

/** A write whose lane is known. */
export type LaneWrite = <T>(body: Body<T>) => Promise<T>;

/** The writes of one lane, as verbs take them whose caller may have more to write. */
export function writesOf({ write }: { write: Write }, lane: string): LaneWrite {
  return (body) => write(body, inLane(lane));
}
