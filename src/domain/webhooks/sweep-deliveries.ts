import type { Context } from '../../context.ts';
import { day } from '../../lib/clock.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { type EventMark, listEvents, sweepEvents } from './retention-store.ts';
import { inLane } from '../../db/write.ts';

/** From the delivery on; of the events, from when they were committed. */
export const deliveredKeptMs = 30 * day;
/** From the last attempt on. */
export const deadLettersKeptMs = 90 * day;

/** Small batches, so that other writes get their turn. */
const eventsAtOnce = 100;

/**
 * Deletes deliveries that were made 30 days ago, dead letters of 90 days, and events to which
 * nothing refers any more. Walks through the events that are old enough, since nothing else can
 * belong to them; what still waits stays, however old.
 */
export async function sweepDeliveries(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ deliveries: number; events: number }> {
  const counts = { deliveries: 0, events: 0 };
  let after: EventMark | null = { createdAt: 0, sequence: 0 };
  while (after && !signal.aborted) {
    const nowMs = ctx.clock.now();
    const found = await listEvents(ctx.reader, after, nowMs - deliveredKeptMs, eventsAtOnce);
    const gone = await sweepBatch(ctx, found, nowMs);
    counts.deliveries += gone.deliveries;
    counts.events += gone.events;
    await yieldToEventLoop();
    after = found.length < eventsAtOnce ? null : (found.at(-1) ?? null);
  }
  return counts;
}

async function sweepBatch(
  { write }: Context,
  found: readonly EventMark[],
  nowMs: number,
): Promise<{ deliveries: number; events: number }> {
  if (found.length === 0) return { deliveries: 0, events: 0 };
  const sequences = found.map(({ sequence }) => sequence);
  return write(
    (tx) =>
      sweepEvents(tx, sequences, {
        deliveredBefore: nowMs - deliveredKeptMs,
        deadBefore: nowMs - deadLettersKeptMs,
      }),
    inLane('sweep-deliveries'),
  );
}
