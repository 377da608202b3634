import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { apiKeys } from '../../../schema/tables/api-keys.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type KeyRow = typeof apiKeys.$inferSelect;

export async function insertKey(tx: Tx, row: KeyRow): Promise<void> {
  await tx.db.insert(apiKeys).values(row).run();
}

export async function listKeys(reader: Reader, siteId: string): Promise<KeyRow[]> {
  const order = [asc(apiKeys.createdAt), asc(apiKeys.id)];
  const own = eq(apiKeys.siteId, siteId);
  return reader.db
    .select()
    .from(apiKeys)
    .where(own)
    .orderBy(...order)
    .all();
}

export async function findKey(reader: Reader, id: string): Promise<KeyRow | undefined> {
  return reader.db.select().from(apiKeys).where(eq(apiKeys.id, id)).get();
}

/** Revokes by id or visible prefix. Returns the keys that were live until now. */
export async function revokeKeys(tx: Tx, idOrPrefix: string): Promise<KeyRow[]> {
  const named = or(eq(apiKeys.id, idOrPrefix), eq(apiKeys.prefix, idOrPrefix));
  return tx.db
    .update(apiKeys)
    .set({ revokedAt: tx.now })
    .where(and(named, isNull(apiKeys.revokedAt)))
    .returning();
}
