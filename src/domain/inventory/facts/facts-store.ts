import { and, asc, eq, sql } from 'drizzle-orm';
import { factSources, vehicleFacts } from '../../../../schema/tables/vehicle-facts.ts';
import { insertRow } from '../../../db/insert-row.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader, Tx } from '../../../db/reader.ts';

import { shippedFacts, shippedFactsOf } from './shipped/shipped-facts.ts';
import { usualSource } from './usual-source.ts';

export type FactSource = typeof factSources.$inferSelect;
export type FactRow = typeof vehicleFacts.$inferSelect;

export const insertFactSource = insertRow(factSources);
export const insertFact = insertRow(vehicleFacts);

/** Takes its rows along. */
export async function deleteFactSource(tx: Tx, name: string): Promise<void> {
  await tx.db.delete(factSources).where(eq(factSources.name, name));
}

export async function findFactSource(
  reader: Reader,
  name: string,
): Promise<FactSource | undefined> {
  const [row] = await reader.db.select().from(factSources).where(eq(factSources.name, name));
  return row;
}

export async function listFactSources(reader: Reader): Promise<FactSource[]> {
  return reader.db.select().from(factSources).orderBy(asc(factSources.name));
}

const ofMakeAndYear = prepared((db: Reader['db']) =>
  db
    .select({ fact: vehicleFacts, importedAt: factSources.importedAt })
    .from(vehicleFacts)
    .innerJoin(factSources, eq(factSources.name, vehicleFacts.source))
    .where(
      and(
        eq(vehicleFacts.make, sql.placeholder('make')),
        eq(vehicleFacts.year, sql.placeholder('year')),
      ),
    )
    .orderBy(asc(vehicleFacts.model), asc(vehicleFacts.source), asc(vehicleFacts.id))
    .prepare(),
);

/**
 * What all sources say of one make in one model year: some 150 rows at most. Where nobody has taken
 * the EPA's table in, it is what the program carries with it.
 */
export async function factsOfMake(
  reader: Reader,
  make: string,
  year: number,
): Promise<{ fact: FactRow; importedAt: number }[]> {
  const imported = await ofMakeAndYear(reader).all({ make, year });
  if (imported.some(({ fact }) => fact.source === usualSource)) return imported;
  const shipped = shippedFactsOf(make, year);
  if (shipped.length === 0) return imported;
  const importedAt = Date.parse(shippedFacts().asOf);
  return [...imported, ...shipped.map((fact) => ({ fact, importedAt }))];
}
