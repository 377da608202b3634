import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { EventType } from '../../../schema/contracts/events.ts';
import { webhooks } from '../../../schema/tables/webhooks.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Writer } from '../../db/reader.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

export async function insertWebhook(tx: Writer, row: WebhookRow): Promise<void> {
  await tx.db.insert(webhooks).values(row).run();
}

export async function findWebhook(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  const own = and(eq(webhooks.siteId, siteId), eq(webhooks.id, id));
  return reader.db.select().from(webhooks).where(own).get();
}

const bySite = prepared((db: Reader['db']) =>
  db
    .select()
    .from(webhooks)
    .where(eq(webhooks.siteId, sql.placeholder('siteId')))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
    .prepare(),
);

export async function listWebhooks(reader: Reader, siteId: string): Promise<WebhookRow[]> {
  return bySite(reader).all({ siteId });
}

/** The active subscriptions of a site that name the event. */
export async function listSubscribers(
  reader: Reader,
  siteId: string,
  type: EventType,
): Promise<WebhookRow[]> {
  const rows = await listWebhooks(reader, siteId);
  return rows.filter((row) => row.isActive && row.events.includes(type));
}

export async function changeWebhook(
  tx: Writer,
  siteId: string,
  id: string,
  change: Partial<WebhookRow>,
): Promise<WebhookRow | undefined> {
  const own = and(eq(webhooks.siteId, siteId), eq(webhooks.id, id));
  return tx.db
    .update(webhooks)
    .set({ ...change, updatedAt: tx.now })
    .where(own)
    .returning()
    .get();
}

/** Its deliveries go with it. False when there is none of that id. */
export async function deleteWebhook(tx: Writer, siteId: string, id: string): Promise<boolean> {
  const own = and(eq(webhooks.siteId, siteId), eq(webhooks.id, id));
  const gone = await tx.db.delete(webhooks).where(own).returning({ id: webhooks.id });
  return gone.length > 0;
}

/** Counts a failed attempt, and switches the subscription off where `change` says so. */
export async function recordFailures(
  tx: Writer,
  id: string,
  change: Partial<WebhookRow>,
): Promise<void> {
  await tx.db.update(webhooks).set(change).where(eq(webhooks.id, id)).run();
}

/** A success ends the streak of failures; costs nothing when there is none. */
export async function clearFailures(tx: Writer, id: string): Promise<void> {
  await tx.db
    .update(webhooks)
    .set({ failureCount: 0, firstFailedEventId: null, severalEventsFailed: false })
    .where(and(eq(webhooks.id, id), gt(webhooks.failureCount, 0)))
    .run();
}
