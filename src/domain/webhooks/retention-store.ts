import { and, eq, inArray, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import { events } from '../../../schema/tables/events.ts';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import { endTurns } from './take-turns.ts';

export type EventMark = { createdAt: number; sequence: number };

/** Up to `limit` events committed up to `until`, oldest first, after the mark. */
export async function listEvents(
  reader: Reader,
  after: EventMark,
  until: number,
  limit: number,
): Promise<EventMark[]> {
  return reader.db.all<EventMark>(sql`
    SELECT created_at AS createdAt, sequence FROM events
    WHERE (created_at, sequence) > (${after.createdAt}, ${after.sequence})
      AND created_at <= ${until}
    ORDER BY created_at, sequence LIMIT ${limit}`);
}

/** Deletes what has had its time of these events, and those of them that nothing is left of. */
export async function sweepEvents(
  tx: Tx,
  sequences: readonly number[],
  before: { deliveredBefore: number; heldBefore: number; deadBefore: number },
): Promise<{ deliveries: number; events: number }> {
  if (sequences.length === 0) return { deliveries: 0, events: 0 };
  const isOld = inArray(events.sequence, [...sequences]);
  const lastAttempt = sql`coalesce(${deliveries.lastAttemptAt}, ${deliveries.createdAt})`;
  const hadItsTime = or(
    and(eq(deliveries.status, 'delivered'), lte(deliveries.deliveredAt, before.deliveredBefore)),
    and(eq(deliveries.status, 'held'), lte(deliveries.createdAt, before.heldBefore)),
    and(eq(deliveries.status, 'dead_letter'), sql`${lastAttempt} <= ${before.deadBefore}`),
  );
  const ids = tx.db.select({ id: events.id }).from(events).where(isOld);
  const sent = await tx.db
    .delete(deliveries)
    .where(and(inArray(deliveries.eventId, ids), hadItsTime))
    .returning({ webhookId: deliveries.webhookId, entity: deliveries.entity });
  await endTurns(tx, sent);
  const left = tx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.eventId, events.id));
  const ended = await tx.db
    .delete(events)
    .where(and(isOld, isNotNull(events.dispatchedAt), notExists(left)))
    .returning({ id: events.id });
  return { deliveries: sent.length, events: ended.length };
}
