import { and, eq, sql } from 'drizzle-orm';
import {
  descriptionBatches,
  descriptionWaits,
} from '../../../schema/tables/vehicle-descriptions.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import { emit } from '../../events/emit.ts';

/** Lets go of whatever waits for a description, and tells of the batches whose last it was. */
export async function endWaits(tx: Tx, siteId: string, descriptionId: string): Promise<void> {
  const freed = await tx.db
    .delete(descriptionWaits)
    .where(
      and(eq(descriptionWaits.siteId, siteId), eq(descriptionWaits.descriptionId, descriptionId)),
    )
    .returning({ batchId: descriptionWaits.batchId });
  for (const { batchId } of freed) {
    const [waits] = await tx.db
      .select({ batchId: descriptionWaits.batchId })
      .from(descriptionWaits)
      .where(and(eq(descriptionWaits.siteId, siteId), eq(descriptionWaits.batchId, batchId)))
      .limit(1);
    if (!waits) await endBatch(tx, siteId, batchId);
  }
}

async function endBatch(tx: Tx, siteId: string, batchId: string): Promise<void> {
  const [batch] = await tx.db
    .delete(descriptionBatches)
    .where(and(eq(descriptionBatches.siteId, siteId), eq(descriptionBatches.id, batchId)))
    .returning({ count: descriptionBatches.count });
  if (!batch) return;
  const data = { count: batch.count, site_id: siteId };
  await emit(tx, siteId, 'inventory.description.batch_completed', data);
}

export type BatchProgress = { asked: number; left: number };

const askedOf = prepared((db: Reader['db']) =>
  db
    .select({ n: sql<number>`coalesce(sum(${descriptionBatches.count}), 0)` })
    .from(descriptionBatches)
    .where(eq(descriptionBatches.siteId, sql.placeholder('siteId')))
    .prepare(),
);

/** How far the batches of a store have come that have not ended; null where there is none. */
export async function batchProgress(reader: Reader, siteId: string): Promise<BatchProgress | null> {
  const asked = await askedOf(reader).get({ siteId });
  if (!asked || asked.n === 0) return null;
  const left = await reader.db
    .select({ n: sql<number>`count(*)` })
    .from(descriptionWaits)
    .where(eq(descriptionWaits.siteId, siteId))
    .get();
  return { asked: asked.n, left: left?.n ?? 0 };
}
