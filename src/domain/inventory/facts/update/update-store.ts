import { and, desc, eq, sql } from 'drizzle-orm';
import type { ModelFactKind } from '../../../../../schema/records/model-facts.ts';
import { factUpdates, modelFacts } from '../../../../../schema/tables/fact-updates.ts';
import { vehicleCounts } from '../../../../../schema/tables/vehicles.ts';
import type { Reader, Tx } from '../../../../db/reader.ts';

export type FactUpdate = typeof factUpdates.$inferSelect;
export type ModelFactRow = typeof modelFacts.$inferSelect;
export type ModelYear = { make: string; model: string; year: number };

export async function findUpdate(reader: Reader, source: string): Promise<FactUpdate | undefined> {
  return reader.db.select().from(factUpdates).where(eq(factUpdates.source, source)).get();
}

export async function listUpdates(reader: Reader): Promise<FactUpdate[]> {
  return reader.db.select().from(factUpdates).orderBy(factUpdates.source).all();
}

export async function putUpdate(tx: Tx, row: FactUpdate): Promise<void> {
  const { source, ...set } = row;
  await tx.db
    .insert(factUpdates)
    .values({ source, ...set })
    .onConflictDoUpdate({ target: factUpdates.source, set })
    .run();
}

/** Model years of which most stands on the lots of all sites. */
export async function modelYearsInStock(reader: Reader, limit: number): Promise<ModelYear[]> {
  const { make, model, year, vehicles } = vehicleCounts;
  return reader.db
    .select({ make, model, year })
    .from(vehicleCounts)
    .groupBy(make, model, year)
    .orderBy(desc(sql`sum(${vehicles})`), make, model, year)
    .limit(limit)
    .all();
}

/** Returns whether it says something else than before. */
export async function putModelFacts(tx: Tx, row: ModelFactRow): Promise<boolean> {
  const { source, make, model, year, ...set } = row;
  const known = await tx.db
    .select({ contentHash: modelFacts.contentHash })
    .from(modelFacts)
    .where(isOf(source, { make, model, year }))
    .get();
  const { source: a, make: b, model: c, year: d } = modelFacts;
  const target = [a, b, c, d];
  await tx.db.insert(modelFacts).values(row).onConflictDoUpdate({ target, set }).run();
  return known?.contentHash !== row.contentHash;
}

export async function modelFactsOf(reader: Reader, of: ModelYear): Promise<ModelFactRow[]> {
  const { make, model, year, source } = modelFacts;
  const same = and(eq(make, of.make), eq(model, of.model), eq(year, of.year));
  return reader.db.select().from(modelFacts).where(same).orderBy(source).all();
}

function isOf(kind: ModelFactKind, of: ModelYear) {
  const { source, make, model, year } = modelFacts;
  return and(eq(source, kind), eq(make, of.make), eq(model, of.model), eq(year, of.year));
}
