import { asc, desc, eq, sql } from 'drizzle-orm';
import { vehicleCounts } from '../../../schema/tables/vehicles.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';

const makeCounts = prepared((db: Reader['db']) => {
  const vehicles = sql<number>`sum(${vehicleCounts.vehicles})`;
  return db
    .select({ make: vehicleCounts.make, count: vehicles })
    .from(vehicleCounts)
    .where(eq(vehicleCounts.siteId, sql.placeholder('siteId')))
    .groupBy(vehicleCounts.make)
    .orderBy(desc(vehicles), asc(vehicleCounts.make))
    .prepare();
});

/** The makes in stock with how many there are of each, most common first. */
export async function countMakes(
  reader: Reader,
  siteId: string,
): Promise<{ make: string; count: number }[]> {
  return makeCounts(reader).all({ siteId });
}

/** The makes in stock, most common first. */
export async function makesInStock(reader: Reader, siteId: string): Promise<string[]> {
  return (await countMakes(reader, siteId)).map(({ make }) => make);
}
