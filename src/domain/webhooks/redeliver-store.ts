import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { deliveries, deliveryCounts } from '../../../schema/tables/webhooks.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import { keepAttempt } from './attempts-store.ts';
import type { DeliveryRow } from './deliveries-store.ts';
import type { DeliveryFilter } from './list-deliveries.ts';
import { dueInTurn } from './take-turns.ts';

/** In milliseconds since the epoch; `until` is not in it. */
export type Range = { since: number; until: number };
export type Group = Pick<DeliveryRow, 'webhookId' | 'status' | 'eventType'>;

export async function findDelivery(
  reader: Reader,
  webhookId: string,
  id: string,
): Promise<DeliveryRow | undefined> {
  const own = and(eq(deliveries.id, id), eq(deliveries.webhookId, webhookId));
  return reader.db.select().from(deliveries).where(own).get();
}

/** The statuses and events of which a subscription has deliveries, as far as the filter goes. */
export async function listGroups(
  reader: Reader,
  webhookId: string,
  { status, eventType }: DeliveryFilter,
): Promise<Group[]> {
  return reader.db
    .select({
      webhookId: deliveryCounts.webhookId,
      status: deliveryCounts.status,
      eventType: deliveryCounts.eventType,
    })
    .from(deliveryCounts)
    .where(
      and(
        eq(deliveryCounts.webhookId, webhookId),
        gt(deliveryCounts.deliveries, 0),
        status && eq(deliveryCounts.status, status),
        eventType && eq(deliveryCounts.eventType, eventType),
      ),
    )
    .all();
}

/** Those that a redelivery in bulk takes: no tests. The index has them and nothing else. */
export async function countDeadLetters(
  reader: Reader,
  siteId: string,
  webhookId: string,
): Promise<number> {
  const [row] = await reader.db.all<{ n: number }>(sql`
    SELECT count(*) AS n FROM deliveries
    WHERE site_id = ${siteId} AND webhook_id = ${webhookId}
      AND status = 'dead_letter' AND is_test = 0`);
  return row?.n ?? 0;
}

/** Up to `limit` of a group but tests, oldest first, after the given time and id. */
export async function walkGroup(
  reader: Reader,
  group: Group,
  [createdAt, id]: [number, string],
  until: number,
  limit: number,
): Promise<{ id: string; createdAt: number }[]> {
  return reader.db.all<{ id: string; createdAt: number }>(sql`
    SELECT id, created_at AS createdAt FROM deliveries
    WHERE webhook_id = ${group.webhookId} AND status = ${group.status}
      AND event_type = ${group.eventType} AND is_test = 0
      AND (created_at, id) > (${createdAt}, ${id}) AND created_at < ${until}
    ORDER BY created_at, id LIMIT ${limit}`);
}

/**
 * To the beginning of the schedule, but for what is being sent and what was tried after `restedAt`.
 * Returns how many.
 */
export async function putBack(tx: Tx, ids: readonly string[], restedAt: number): Promise<number> {
  const hasRested = or(isNull(deliveries.lastAttemptAt), lte(deliveries.lastAttemptAt, restedAt));
  const matches = and(inArray(deliveries.id, [...ids]), isNull(deliveries.leaseOwner), hasRested);
  const tried = and(matches, gt(deliveries.attempts, 0));
  for (const row of await tx.db.select().from(deliveries).where(tried).all()) {
    await keepAttempt(tx, row);
  }
  const changed = await tx.db
    .update(deliveries)
    .set({
      status: 'pending',
      attempts: 0,
      responseStatus: null,
      responseBody: null,
      error: null,
      durationMs: null,
      nextAttemptAt: dueInTurn(tx.now),
      deliveredAt: null,
    })
    .where(matches)
    .returning({ id: deliveries.id });
  return changed.length;
}
