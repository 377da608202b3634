import { and, desc, eq, sql } from 'drizzle-orm';
import type { EventType } from '../../../schema/contracts/events.ts';
import { events } from '../../../schema/tables/events.ts';
import { deliveries, type DeliveryStatus } from '../../../schema/tables/webhooks.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Writer } from '../../db/reader.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;
export type DeliveryFilter = { status?: DeliveryStatus; eventType?: EventType };

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

/** Newest first. */
export async function listDeliveries(
  reader: Reader,
  siteId: string,
  webhookId: string,
  filter: DeliveryFilter,
  page: PageRequest,
): Promise<PageOf<DeliveryRow>> {
  const matches = and(
    eq(deliveries.siteId, siteId),
    eq(deliveries.webhookId, webhookId),
    filter.status && eq(deliveries.status, filter.status),
    filter.eventType && eq(deliveries.eventType, filter.eventType),
  );
  const [createdAt, id] = page.after ?? [];
  const after =
    page.after && sql`(${deliveries.createdAt}, ${deliveries.id}) < (${createdAt}, ${id})`;
  const rows = await reader.db
    .select()
    .from(deliveries)
    .where(and(matches, after ?? undefined))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(page.limit + 1)
    .all();
  const count = await reader.db
    .select({ n: sql<number>`count(*)` })
    .from(deliveries)
    .where(matches)
    .get();
  return cutPage(rows, page.limit, count?.n ?? 0, (row) => [row.createdAt, row.id]);
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
    .set({ ...outcome, leaseOwner: null })
    .where(and(eq(deliveries.id, id), eq(deliveries.leaseOwner, owner)))
    .returning({ id: deliveries.id });
  return changed.length > 0;
}
