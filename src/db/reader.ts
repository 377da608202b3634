import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { Ids } from '../lib/ids.ts';
import type { LoopName } from '../lib/loop-name.ts';

/** The query builder of the store's driver: every query is a promise. */
export type Drizzle = BaseSQLiteDatabase<'async', unknown, Record<string, never>>;

/**
 * Queries only. A Tx is a Reader too, and sees what its own transaction wrote. Without `get`:
 * on a statement of one's own it gives an array of values, whatever its type says.
 */
export type Reader = {
  readonly db: Pick<Drizzle, 'select' | 'selectDistinct' | 'with' | '$with' | 'all'>;
};

/** Exists only inside `write`, whose body awaits nothing but its `db`. */
export type Tx = {
  readonly db: Drizzle;
  /** The one time of this transaction, in milliseconds. */
  readonly now: number;
  readonly ids: Ids;
  /** Names a loop that should look for work once this has been committed. */
  wake(name: LoopName): unknown;
};
