import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { sweepOn } from '../../db/sweep.ts';
import { day } from '../../lib/clock.ts';
import { type EventMark, listEvents, sweepEvents } from './retention-store.ts';
import { writesOf } from '../../db/write.ts';

/** From the delivery on; of the events, from when they were committed. */
export const deliveredKeptMs = 30 * day;
/** From the event on. */
export const heldKeptMs = 30 * day;
/** From the last attempt on. */
export const deadLettersKeptMs = 90 * day;

/** One index walk each. */
const eventsAtOnce = 100;

/**
 * Deletes deliveries that were made 30 days ago or have been held for as long, dead letters of 90
 * days, and events to which nothing refers any more. Walks through the events that are old enough,
 * since nothing else can belong to them; what still waits stays, however old.
 */
export async function sweepDeliveries(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ deliveries: number; events: number }> {
  const counts = { deliveries: 0, events: 0 };
  let after: EventMark = { createdAt: 0, sequence: 0 };
  await sweepOn(
    writesOf(ctx, 'sweep-deliveries'),
    signal,
    (tx) => sweepAfter(tx, after),
    ({ gone, last }) => {
      counts.deliveries += gone.deliveries;
      counts.events += gone.events;
      if (last) after = last;
      return last !== null;
    },
  );
  return counts;
}

/** `last` is null after the last batch. */
async function sweepAfter(tx: Tx, after: EventMark) {
  const found = await listEvents(tx, after, tx.now - deliveredKeptMs, eventsAtOnce);
  const last = found.length < eventsAtOnce ? null : (found.at(-1) ?? null);
  const sequences = found.map(({ sequence }) => sequence);
  const gone = await sweepEvents(tx, sequences, {
    deliveredBefore: tx.now - deliveredKeptMs,
    heldBefore: tx.now - heldKeptMs,
    deadBefore: tx.now - deadLettersKeptMs,
  });
  return { gone, last };
}
