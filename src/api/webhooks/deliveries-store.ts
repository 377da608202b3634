import { and, eq, sql } from 'drizzle-orm';
import { events } from '../../../schema/tables/events.ts';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Writer } from '../../db/reader.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
const insertPending = prepared((db: Drizzle) =>
  db
    .insert(deliveries)
    .values({
      id: sql.placeholder('id'),
      siteId: sql.placeholder('siteId'),
      webhookId: sql.placeholder('webhookId'),
      eventId: sql.placeholder('eventId'),
      eventType: sql.placeholder('eventType'),
      status: 'pending',
      attempts: 0,
      nextAttemptAt: sql.placeholder('now'),
      createdAt: sql.placeholder('now'),
    })
    .prepare(),
);

export async function insertDelivery(
  tx: Writer,
  row: Pick<DeliveryRow, 'siteId' | 'webhookId' | 'eventId' | 'eventType'>,
): Promise<void> {
  await insertPending(tx).run({ ...row, id: tx.ids.uuid(), now: tx.now });
}

const bodyOfEvent = prepared((db: Reader['db']) =>
  db
    .select({ body: events.body })
    .from(events)
    .where(eq(events.id, sql.placeholder('eventId')))
    .prepare(),
);

export async function findEventBody(reader: Reader, eventId: string): Promise<string | undefined> {
  return (await bodyOfEvent(reader).get({ eventId }))?.body;
}

/** Records an attempt's outcome. False when the delivery is gone or leased to somebody else. */
export async function recordAttempt(
  tx: Writer,
  id: string,
  owner: string,
  outcome: Partial<DeliveryRow>,
): Promise<boolean> {
  const changed = await tx.db
    .update(deliveries)
    .set({ ...outcome, lastAttemptAt: tx.now, leaseOwner: null })
    .where(and(eq(deliveries.id, id), eq(deliveries.leaseOwner, owner)))
    .returning({ id: deliveries.id });
  return changed.length > 0;
}
