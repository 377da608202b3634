import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { deliveries } from '../../../schema/tables/webhooks.ts';
import { byIndex } from '../../db/plan.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Tx } from '../../db/reader.ts';
import type { DeliveryRow } from './deliveries-store.ts';

/*
 * A receiver sees the events of one entity in the order of their commits. So per subscription and
 * entity only the first in turn is due, and the end of its first attempt makes the next one due.
 * What failed is out of turn: its retries hold nobody back.
 */

const byTurn = byIndex('deliveries_turn');

/** When a row is due that goes into the queue now: null behind another one in turn. */
export function dueInTurn(now: number): SQL<number | null> {
  return sql`CASE WHEN turn IS NULL OR NOT EXISTS (
      SELECT 1 FROM deliveries earlier ${byTurn}
      WHERE earlier.webhook_id = deliveries.webhook_id AND earlier.entity = deliveries.entity
        AND earlier.turn IS NOT NULL AND earlier.turn < deliveries.turn
    ) THEN ${now} END`;
}

/** The same for a row that is being inserted, whose turn comes after all others. */
export function dueWhenInserted(): SQL<number | null> {
  return sql`CASE WHEN NOT EXISTS (
      SELECT 1 FROM deliveries earlier ${byTurn}
      WHERE earlier.webhook_id = ${sql.placeholder('webhookId')}
        AND earlier.entity = ${sql.placeholder('entity')} AND earlier.turn IS NOT NULL
    ) THEN ${sql.placeholder('now')} END`;
}

const promote = prepared((db: Drizzle) => {
  const first = sql`(SELECT id FROM deliveries ${byTurn}
    WHERE webhook_id = ${sql.placeholder('webhookId')} AND entity = ${sql.placeholder('entity')}
      AND turn IS NOT NULL
    ORDER BY turn LIMIT 1)`;
  return db
    .update(deliveries)
    .set({ nextAttemptAt: sql`${sql.placeholder('now')}` })
    .where(
      and(
        eq(deliveries.id, first),
        eq(deliveries.status, 'pending'),
        isNull(deliveries.nextAttemptAt),
      ),
    )
    .returning({ id: deliveries.id })
    .prepare();
});

/** What is left of a delivery whose turn is over. */
export type EndedTurn = Pick<DeliveryRow, 'webhookId' | 'entity'>;

/** After the first attempt of a delivery, or its deletion: the next one of its entity is due. */
export async function endTurn(tx: Tx, { webhookId, entity }: EndedTurn): Promise<void> {
  if (entity === null) return;
  const promoted = await promote(tx).all({ webhookId, entity, now: tx.now });
  if (promoted.length > 0) tx.wake('send-webhooks');
}

/** The same after many, each subscription and entity once. */
export async function endTurns(tx: Tx, ended: readonly EndedTurn[]): Promise<void> {
  const distinct = new Map(ended.map((one) => [`${one.webhookId} ${one.entity}`, one]));
  for (const one of distinct.values()) await endTurn(tx, one);
}
