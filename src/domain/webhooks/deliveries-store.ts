import { and, eq, sql } from 'drizzle-orm';
import { events } from '../../../schema/tables/events.ts';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../db/reader.ts';

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
  tx: Tx,
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

/** What an attempt changes. The time of the attempt is the transaction's. */
export type Outcome = Pick<
  DeliveryRow,
  | 'status'
  | 'attempts'
  | 'responseStatus'
  | 'responseBody'
  | 'error'
  | 'durationMs'
  | 'nextAttemptAt'
  | 'deliveredAt'
>;

const settle = prepared((db: Drizzle) => {
  const given = (name: keyof Outcome | 'now') => sql`${sql.placeholder(name)}`;
  return db
    .update(deliveries)
    .set({
      status: given('status'),
      attempts: given('attempts'),
      responseStatus: given('responseStatus'),
      responseBody: given('responseBody'),
      error: given('error'),
      durationMs: given('durationMs'),
      nextAttemptAt: given('nextAttemptAt'),
      deliveredAt: given('deliveredAt'),
      lastAttemptAt: given('now'),
      leaseOwner: null,
    })
    .where(
      and(
        eq(deliveries.id, sql.placeholder('id')),
        eq(deliveries.leaseOwner, sql.placeholder('owner')),
      ),
    )
    .returning({ id: deliveries.id })
    .prepare();
});

/** Records an attempt's outcome. False when the delivery is gone or leased to somebody else. */
export async function recordAttempt(
  tx: Tx,
  id: string,
  owner: string,
  outcome: Outcome,
): Promise<boolean> {
  const changed = await settle(tx).all({ ...outcome, id, owner, now: tx.now });
  return changed.length > 0;
}
