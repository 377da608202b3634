import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';

const rowsAtOnce = 250;

const sequencesInStock = prepared((db: Reader['db']) =>
  db
    .select({ sequence: vehicles.sequence })
    .from(vehicles)
    .where(and(eq(vehicles.siteId, sql.placeholder('siteId')), isNull(vehicles.soldAt)))
    .orderBy(desc(vehicles.createdAt), desc(vehicles.id))
    .prepare(),
);

const bySequences = prepared((db: Reader['db']) =>
  db
    .select({
      sequence: vehicles.sequence,
      vin: vehicles.vin,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      trim: vehicles.trim,
      condition: vehicles.condition,
      priceCents: vehicles.priceCents,
      mileage: vehicles.mileage,
      exteriorColor: vehicles.exteriorColor,
      interiorColor: vehicles.interiorColor,
      aiDescription: vehicles.aiDescription,
      imageUrl: vehicles.imageUrl,
    })
    .from(vehicles)
    .where(
      and(
        // The plus sign keeps SQLite from going through the whole site by an index.
        eq(sql`+${vehicles.siteId}`, sql.placeholder('siteId')),
        sql`${vehicles.sequence} IN (SELECT value FROM json_each(${sql.placeholder('sequences')}))`,
      ),
    )
    .prepare(),
);

export type FeedRow = Awaited<ReturnType<ReturnType<typeof bySequences>['all']>>[number];

/**
 * What is in stock at this moment, newest first. The rows themselves are read in portions while the
 * answer goes out: which vehicles they are is settled at the start, and no row is ever deleted, so
 * that an import in between neither adds, repeats nor loses one.
 */
export async function stockSnapshot(
  reader: Reader,
  siteId: string,
): Promise<{ count: number; portions: () => AsyncGenerator<FeedRow[]> }> {
  const found = await sequencesInStock(reader).all({ siteId });
  const sequences = Float64Array.from(found, (row) => row.sequence);
  async function* portions(): AsyncGenerator<FeedRow[]> {
    for (let start = 0; start < sequences.length; start += rowsAtOnce) {
      const wanted = [...sequences.subarray(start, start + rowsAtOnce)];
      const rows = await bySequences(reader).all({ siteId, sequences: JSON.stringify(wanted) });
      const bySequence = new Map(rows.map((row) => [row.sequence, row]));
      yield wanted.flatMap((sequence) => bySequence.get(sequence) ?? []);
    }
  }
  return { count: sequences.length, portions };
}
