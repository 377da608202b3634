import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { EventType } from '../../../schema/contracts/events.ts';
import { events } from '../../../schema/tables/events.ts';
import { webhooks } from '../../../schema/tables/webhooks.ts';
import { insertRow } from '../../db/insert-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../db/reader.ts';

export type WebhookRow = typeof webhooks.$inferSelect;

export const insertWebhook = insertRow(webhooks);

const own = and(
  eq(webhooks.siteId, sql.placeholder('siteId')),
  eq(webhooks.id, sql.placeholder('id')),
  isNull(webhooks.deletedAt),
);

const byId = prepared((db: Reader['db']) => db.select().from(webhooks).where(own).prepare());

export async function findWebhook(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  return byId(reader).get({ siteId, id });
}

const bySite = prepared((db: Reader['db']) =>
  db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.siteId, sql.placeholder('siteId')), isNull(webhooks.deletedAt)))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
    .prepare(),
);

export async function listWebhooks(reader: Reader, siteId: string): Promise<WebhookRow[]> {
  return bySite(reader).all({ siteId });
}

/** The subscriptions of a site that name the event and were made before it was committed. */
export async function listSubscribers(
  reader: Reader,
  event: { siteId: string; type: EventType; sequence: number },
): Promise<WebhookRow[]> {
  const rows = await listWebhooks(reader, event.siteId);
  return rows.filter(({ events: names, afterSequence }) => {
    return names.includes(event.type) && event.sequence > afterSequence;
  });
}

/** The sequence of the newest event so far; 0 without one. */
export async function lastSequence(reader: Reader): Promise<number> {
  const n = sql<number>`coalesce(max(${events.sequence}), 0)`;
  return (await reader.db.select({ n }).from(events).get())?.n ?? 0;
}

export async function changeWebhook(
  tx: Tx,
  siteId: string,
  id: string,
  change: Partial<WebhookRow>,
): Promise<WebhookRow | undefined> {
  const isOwn = and(eq(webhooks.siteId, siteId), eq(webhooks.id, id), isNull(webhooks.deletedAt));
  return tx.db
    .update(webhooks)
    .set({ ...change, updatedAt: tx.now })
    .where(isOwn)
    .returning()
    .get();
}

/** Counts a failed attempt, and switches the subscription off where `change` says so. */
export async function recordFailures(
  tx: Tx,
  id: string,
  change: Partial<WebhookRow>,
): Promise<void> {
  await tx.db.update(webhooks).set(change).where(eq(webhooks.id, id)).run();
}

const endStreak = prepared((db: Drizzle) =>
  db
    .update(webhooks)
    .set({ failureCount: 0, firstFailedEventId: null, severalEventsFailed: false })
    .where(
      and(
        eq(webhooks.id, sql.placeholder('id')),
        gt(webhooks.failureCount, 0),
        eq(webhooks.isActive, true),
      ),
    )
    .prepare(),
);

/**
 * A success ends the streak of failures; costs nothing when there is none. Of a subscription that
 * is switched off, the count tells why, until it is enabled.
 */
export async function clearFailures(tx: Tx, id: string): Promise<void> {
  await endStreak(tx).run({ id });
}

/** Up to `limit` subscriptions with a replaced secret whose time is over. */
export async function listWithExpired(tx: Tx, limit: number): Promise<WebhookRow[]> {
  return tx.db
    .select()
    .from(webhooks)
    .where(lte(webhooks.replacedUntil, tx.now))
    .limit(limit)
    .all();
}

export async function setSecrets(
  tx: Tx,
  id: string,
  change: Pick<WebhookRow, 'replacedSecrets' | 'replacedUntil'>,
): Promise<void> {
  await tx.db.update(webhooks).set(change).where(eq(webhooks.id, id)).run();
}
