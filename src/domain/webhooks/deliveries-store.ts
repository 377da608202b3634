import { and, eq, sql } from 'drizzle-orm';
import { events } from '../../../schema/tables/events.ts';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../db/reader.ts';
import { dueWhenInserted } from './take-turns.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

const given = (name: string) => sql.placeholder(name);
const newRow = {
  id: given('id'),
  siteId: given('siteId'),
  webhookId: given('webhookId'),
  eventId: given('eventId'),
  eventType: given('eventType'),
  entity: given('entity'),
  turn: given('turn'),
  isTest: false,
  attempts: 0,
  createdAt: given('now'),
};

const inserts = {
  pending: prepared((db: Drizzle) =>
    db
      .insert(deliveries)
      .values({ ...newRow, status: 'pending', nextAttemptAt: dueWhenInserted() })
      .prepare(),
  ),
  held: prepared((db: Drizzle) =>
    db
      .insert(deliveries)
      .values({ ...newRow, status: 'held', nextAttemptAt: null })
      .prepare(),
  ),
};

type NewDelivery = Pick<
  DeliveryRow,
  'siteId' | 'webhookId' | 'eventId' | 'eventType' | 'entity' | 'turn'
>;

export async function insertDelivery(
  tx: Tx,
  row: NewDelivery,
  status: keyof typeof inserts,
): Promise<void> {
  await inserts[status](tx).run({ ...row, id: tx.ids.uuid(), now: tx.now });
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
  const to = (name: keyof Outcome | 'now') => sql`${sql.placeholder(name)}`;
  return db
    .update(deliveries)
    .set({
      status: to('status'),
      attempts: to('attempts'),
      responseStatus: to('responseStatus'),
      responseBody: to('responseBody'),
      error: to('error'),
      durationMs: to('durationMs'),
      nextAttemptAt: to('nextAttemptAt'),
      deliveredAt: to('deliveredAt'),
      lastAttemptAt: to('now'),
      leaseOwner: null,
      turn: null,
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
