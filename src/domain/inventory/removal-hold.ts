import { eq } from 'drizzle-orm';
import { removalHolds } from '../../../schema/tables/removal-holds.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type RemovalHold = typeof removalHolds.$inferSelect;

export async function findHold(reader: Reader, siteId: string): Promise<RemovalHold | undefined> {
  return reader.db.select().from(removalHolds).where(eq(removalHolds.siteId, siteId)).get();
}

export async function putHold(tx: Tx, hold: RemovalHold): Promise<void> {
  await endHold(tx, hold.siteId);
  await tx.db.insert(removalHolds).values(hold).run();
}

export async function endHold(tx: Tx, siteId: string): Promise<void> {
  await tx.db.delete(removalHolds).where(eq(removalHolds.siteId, siteId)).run();
}
