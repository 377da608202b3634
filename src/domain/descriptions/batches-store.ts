import { and, eq } from 'drizzle-orm';
import {
  descriptionBatches,
  descriptionWaits,
} from '../../../schema/tables/vehicle-descriptions.ts';
import type { Tx } from '../../db/reader.ts';
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
