import { and, eq, inArray, sql } from 'drizzle-orm';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import type { Reader, Writer } from '../../db/reader.ts';
import type { DeliveryRow } from './deliveries-store.ts';

/**
 * Due deliveries of active subscriptions, at most `each` per subscription, so that thousands that
 * wait for one dead receiver hide nobody else's. The recursion hops from subscription to
 * subscription in the index of waiting deliveries, and so costs one step each, however many
 * deliveries wait.
 */
function dueQuery(nowMs: number, each: number) {
  return sql`
    WITH RECURSIVE waiting (webhook_id) AS (
      SELECT min(webhook_id) FROM deliveries WHERE next_attempt_at IS NOT NULL
      UNION ALL
      SELECT (
        SELECT min(d.webhook_id) FROM deliveries d
        WHERE d.next_attempt_at IS NOT NULL AND d.webhook_id > waiting.webhook_id
      ) FROM waiting WHERE waiting.webhook_id IS NOT NULL
    )
    SELECT d.id AS id, d.webhook_id AS webhookId, w.url AS url
    FROM waiting
    JOIN webhooks w ON w.id = waiting.webhook_id AND w.is_active = 1
    JOIN deliveries d ON d.id IN (
      SELECT due.id FROM deliveries due
      WHERE due.webhook_id = waiting.webhook_id
        AND due.next_attempt_at IS NOT NULL AND due.next_attempt_at <= ${nowMs}
      ORDER BY due.next_attempt_at LIMIT ${each}
    )
    ORDER BY d.next_attempt_at, d.id`;
}

export type DueDelivery = { id: string; webhookId: string; url: string };

export async function findDue(reader: Reader, nowMs: number, each: number): Promise<DueDelivery[]> {
  return reader.db.all<DueDelivery>(dueQuery(nowMs, each));
}

/** Leases the deliveries to `owner`: they come due again when the lease ends unanswered. */
export async function leaseDeliveries(
  tx: Writer,
  ids: readonly string[],
  owner: string,
  leaseMs: number,
): Promise<DeliveryRow[]> {
  const due = sql`${deliveries.nextAttemptAt} <= ${tx.now}`;
  return tx.db
    .update(deliveries)
    .set({ leaseOwner: owner, nextAttemptAt: tx.now + leaseMs })
    .where(and(inArray(deliveries.id, [...ids]), due))
    .returning();
}

/** Ends a lease without an attempt: the delivery is due again at once, or when it may be sent. */
export async function giveBack(tx: Writer, id: string, owner: string): Promise<void> {
  await tx.db
    .update(deliveries)
    .set({ leaseOwner: null, nextAttemptAt: tx.now })
    .where(and(eq(deliveries.id, id), eq(deliveries.leaseOwner, owner)))
    .run();
}

/** At the start of the one server on this folder: whoever was sending before is dead. */
export async function releaseSends(tx: Writer): Promise<void> {
  await tx.db
    .update(deliveries)
    .set({ leaseOwner: null, nextAttemptAt: tx.now })
    .where(sql`${deliveries.leaseOwner} IS NOT NULL`)
    .run();
}
