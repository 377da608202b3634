import { and, eq, inArray } from 'drizzle-orm';
import type { StoreSection } from '../../../../schema/contracts/store-details.ts';
import { storeDetails } from '../../../../schema/tables/store-details.ts';
import type { Reader, Tx } from '../../../db/reader.ts';

export type DetailsRow = typeof storeDetails.$inferSelect;

export async function listDetails(reader: Reader, siteId: string): Promise<DetailsRow[]> {
  return reader.db.select().from(storeDetails).where(eq(storeDetails.siteId, siteId)).all();
}

export async function putDetail(tx: Tx, row: DetailsRow): Promise<void> {
  const { value, updatedAt } = row;
  await tx.db
    .insert(storeDetails)
    .values(row)
    .onConflictDoUpdate({
      target: [storeDetails.siteId, storeDetails.section],
      set: { value, updatedAt },
    })
    .run();
}

export async function deleteDetails(
  tx: Tx,
  siteId: string,
  sections: readonly StoreSection[],
): Promise<void> {
  const { section } = storeDetails;
  await tx.db
    .delete(storeDetails)
    .where(and(eq(storeDetails.siteId, siteId), inArray(section, [...sections])))
    .run();
}
