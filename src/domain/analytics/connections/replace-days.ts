import type { Context } from '../../../context.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';
import { SourceFault } from '../../../providers/analytics/source-fault.ts';
import { type Connection, isHeld } from './connections-store.ts';

/** How rows of one breakdown are told apart, stored and removed. */
export type DayTable<Row> = {
  keyOf(row: Row): string;
  /** Of one day. */
  known(reader: Reader, date: string): Promise<Row[]>;
  put(tx: Tx, row: Row): Promise<unknown>;
  remove(tx: Tx, row: Row): Promise<unknown>;
};

/** Rows of one write: others want to write in between. */
const batchSize = 1_000;

/**
 * Makes days what a source says of them now: rows are put, and those that it does not give any more
 * are gone. Small writes; one that is broken off is done again, and then nothing of it shows. None
 * is made for a connection that has ended meanwhile: another property may have come in its place.
 */
export async function replaceDays<Row extends { date: string }>(
  ctx: Context,
  connection: Connection,
  days: readonly string[],
  rows: readonly Row[],
  table: DayTable<Row>,
): Promise<void> {
  const byDay = Map.groupBy(rows, (row) => row.date);
  for (const date of days) {
    const wanted = byDay.get(date) ?? [];
    const keys = new Set(wanted.map(table.keyOf));
    const known = await table.known(ctx.reader, date);
    const gone = known.filter((row) => !keys.has(table.keyOf(row)));
    await inBatches(ctx, connection, gone, table.remove);
    await inBatches(ctx, connection, wanted, table.put);
  }
}

async function inBatches<Row>(
  ctx: Context,
  connection: Connection,
  rows: readonly Row[],
  change: (tx: Tx, row: Row) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    const isDone = await ctx.write(async (tx) => {
      if (!(await isHeld(tx, connection))) return false;
      for (const row of batch) await change(tx, row);
      return true;
    }, inLane(connection.siteId));
    if (!isDone) throw new SourceFault('cancelled', 'The connection has changed meanwhile.');
    await yieldToEventLoop();
  }
}
