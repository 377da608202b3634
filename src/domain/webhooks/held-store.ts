import { and, eq, inArray, sql } from 'drizzle-orm';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import { byIndex } from '../../db/plan.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import { dueInTurn, endTurns } from './take-turns.ts';

type WebhookKey = { id: string; siteId: string };

/** A subscription that is switched on and has held deliveries; undefined when there is none. */
export async function findWithHeld(reader: Reader): Promise<WebhookKey | undefined> {
  const [found] = await reader.db.all<WebhookKey>(sql`
    SELECT w.id AS id, w.site_id AS "siteId"
    FROM delivery_counts c ${byIndex('delivery_counts_held')}
    CROSS JOIN webhooks w ON w.id = c.webhook_id
    WHERE c.status = 'held' AND c.deliveries > 0 AND w.is_active = 1
    LIMIT 1`);
  return found;
}

/** Up to `limit` held deliveries of a subscription. */
function someHeld(tx: Tx, webhookId: string, limit: number) {
  const isHeld = and(eq(deliveries.webhookId, webhookId), eq(deliveries.status, 'held'));
  return tx.db.select({ id: deliveries.id }).from(deliveries).where(isHeld).limit(limit);
}

/** Puts up to `limit` of them into the queue; returns how many. */
export async function releaseSome(tx: Tx, webhookId: string, limit: number): Promise<number> {
  const isOn = sql`EXISTS (SELECT 1 FROM webhooks WHERE id = ${webhookId} AND is_active = 1)`;
  const released = await tx.db
    .update(deliveries)
    .set({ status: 'pending', nextAttemptAt: dueInTurn(tx.now) })
    .where(and(inArray(deliveries.id, someHeld(tx, webhookId, limit)), isOn))
    .returning({ id: deliveries.id });
  return released.length;
}

/** Deletes up to `limit` of them; returns how many. */
export async function discardSome(tx: Tx, webhookId: string, limit: number): Promise<number> {
  const gone = await tx.db
    .delete(deliveries)
    .where(inArray(deliveries.id, someHeld(tx, webhookId, limit)))
    .returning({ webhookId: deliveries.webhookId, entity: deliveries.entity });
  // One that was asked for again may have waited behind them.
  await endTurns(tx, gone);
  return gone.length;
}
