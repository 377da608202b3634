import { asc, eq, isNull, sql } from 'drizzle-orm';
import { events } from '../../schema/tables/events.ts';
import { fanOut } from '../domain/webhooks/fan-out.ts';
import type { Context } from '../context.ts';
import { prepared } from '../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../db/reader.ts';
import { reactions } from './reactions.ts';
import { inLane } from '../db/write.ts';

const batchSize = 200;

const waiting = prepared((db: Reader['db']) =>
  db
    .select()
    .from(events)
    .where(isNull(events.dispatchedAt))
    .orderBy(asc(events.sequence))
    .limit(batchSize)
    .prepare(),
);

const markDispatched = prepared((db: Drizzle) =>
  db
    .update(events)
    .set({ dispatchedAt: sql`${sql.placeholder('now')}` })
    .where(eq(events.sequence, sql.placeholder('sequence')))
    .prepare(),
);

/** Hands every committed event to its subscriptions and reactions, in the order of commits. */
export async function dispatchEvents(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ dispatched: number; deliveries: number }> {
  const counts = { dispatched: 0, deliveries: 0 };
  while (!signal.aborted && (await waiting(ctx.reader).all()).length > 0) {
    const batch = await ctx.write(handOut, inLane('dispatch-events'));
    counts.dispatched += batch.dispatched;
    counts.deliveries += batch.deliveries;
  }
  return counts;
}

/** Reads what waits inside the transaction, so that two runs cannot hand out the same event. */
async function handOut(tx: Tx): Promise<{ dispatched: number; deliveries: number }> {
  const rows = await waiting(tx as { db: Drizzle }).all();
  let deliveries = 0;
  for (const row of rows) {
    deliveries += await fanOut(tx, row);
    for (const react of reactions[row.type] ?? []) await react(tx, row);
    await markDispatched(tx).run({ now: tx.now, sequence: row.sequence });
  }
  return { dispatched: rows.length, deliveries };
}
