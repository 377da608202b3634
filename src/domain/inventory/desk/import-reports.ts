import { and, desc, eq } from 'drizzle-orm';
import { type ImportProblem, imports } from '../../../../schema/tables/imports.ts';
import type { Reader } from '../../../db/reader.ts';

export type StoredImport = typeof imports.$inferSelect;

/** The imports of a store, the newest first. */
export async function listImports(
  reader: Reader,
  siteId: string,
  limit: number,
): Promise<StoredImport[]> {
  return reader.db
    .select()
    .from(imports)
    .where(eq(imports.siteId, siteId))
    .orderBy(desc(imports.sequence))
    .limit(limit)
    .all();
}

/** By its place in the order of all imports, as addresses name it. */
export async function findImport(
  reader: Reader,
  siteId: string,
  sequence: string,
): Promise<StoredImport | undefined> {
  if (!/^\d{1,15}$/.test(sequence)) return undefined;
  const own = and(eq(imports.siteId, siteId), eq(imports.sequence, Number(sequence)));
  return reader.db.select().from(imports).where(own).get();
}

/** What the last import had to say of one vehicle, which it names by its VIN. */
export async function lastProblemsOf(
  reader: Reader,
  siteId: string,
  vin: string | null,
): Promise<ImportProblem[]> {
  const [last] = await listImports(reader, siteId, 1);
  if (!last || vin === null) return [];
  return last.problems.filter((one) => one.vin !== null && one.vin.toUpperCase() === vin);
}
