import { and, eq, sql } from 'drizzle-orm';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import { isOneOf, listValue } from '../../db/dialect.ts';
import { isLeasedTo, registerHolder } from '../../db/lease.ts';
import { byIndex, byKeyOf } from '../../db/plan.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../db/reader.ts';
import type { DeliveryRow } from './deliveries-store.ts';

export type DueDelivery = { id: string; webhookId: string; url: string };

const byDue = byIndex('deliveries_due');

/**
 * The recursion hops from subscription to subscription in the index of waiting deliveries, and so
 * costs one step each, however many deliveries wait. The plan is pinned: statistics of a time when
 * the table was small must not make it read all of them for each.
 */
const dueOfEach = prepared((db: Reader['db']) => {
  const due = sql`(
    WITH RECURSIVE waiting (webhook_id) AS (
      SELECT min(webhook_id) FROM deliveries ${byDue} WHERE next_attempt_at IS NOT NULL
      UNION ALL
      SELECT (
        SELECT min(d.webhook_id) FROM deliveries d ${byDue}
        WHERE d.next_attempt_at IS NOT NULL AND d.webhook_id > waiting.webhook_id
      ) FROM waiting WHERE waiting.webhook_id IS NOT NULL
    )
    SELECT d.id, d.webhook_id, w.url, d.next_attempt_at
    FROM waiting
    CROSS JOIN webhooks w ${byKeyOf('webhooks')}
      ON w.id = waiting.webhook_id AND w.is_active = 1
    CROSS JOIN deliveries d ${byKeyOf('deliveries')} ON d.id IN (
      SELECT due.id FROM deliveries due ${byDue}
      WHERE due.webhook_id = waiting.webhook_id
        AND due.next_attempt_at IS NOT NULL AND due.next_attempt_at <= ${sql.placeholder('now')}
      ORDER BY due.next_attempt_at LIMIT ${sql.placeholder('each')}
    ))`;
  const columns = {
    id: sql<string>`id`,
    webhookId: sql<string>`webhook_id`,
    url: sql<string>`url`,
  };
  return db
    .select(columns)
    .from(due)
    .orderBy(sql`next_attempt_at`, sql`id`)
    .prepare();
});

/**
 * Due deliveries of active subscriptions, the longest due first, at most `each` per subscription:
 * thousands that wait for one dead receiver hide nobody else's.
 */
export async function findDue(reader: Reader, now: number, each: number): Promise<DueDelivery[]> {
  return dueOfEach(reader).all({ now, each });
}

const lease = prepared((db: Drizzle) =>
  db
    .update(deliveries)
    .set({
      leaseOwner: sql`${sql.placeholder('owner')}`,
      nextAttemptAt: sql`${sql.placeholder('until')}`,
    })
    .where(
      and(
        isOneOf(deliveries.id, sql.placeholder('ids')),
        sql`${deliveries.nextAttemptAt} <= ${sql.placeholder('now')}`,
      ),
    )
    .returning()
    .prepare(),
);

/** Leases the deliveries to `owner`: they come due again when the lease ends unanswered. */
export async function leaseDeliveries(
  tx: Tx,
  ids: readonly string[],
  owner: string,
  leaseMs: number,
): Promise<DeliveryRow[]> {
  await registerHolder(tx, owner);
  const until = tx.now + leaseMs;
  return lease(tx).all({ ids: listValue(ids), owner, until, now: tx.now });
}

/** Ends a lease without an attempt: the delivery is due again at once, or when it may be sent. */
export async function giveBack(tx: Tx, id: string, owner: string): Promise<void> {
  await tx.db
    .update(deliveries)
    .set({ leaseOwner: null, nextAttemptAt: tx.now })
    .where(and(eq(deliveries.id, id), isLeasedTo(deliveries, owner)))
    .run();
}
