import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import type { Context } from '../../context.ts';
import { isOneOf, listValue, withoutIndex } from '../../db/dialect.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import type { Snapshot } from '../../db/store.ts';

const rowsAtOnce = 250;

/** After this the snapshot is given up: held longer, the write-ahead log would only grow. */
const longestSnapshotMs = 30_000;

const columns = {
  id: vehicles.id,
  sequence: vehicles.sequence,
  createdAt: vehicles.createdAt,
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
};

const newestFirst = [desc(vehicles.createdAt), desc(vehicles.id)];

const pageInStock = prepared((db: Reader['db']) =>
  db
    .select(columns)
    .from(vehicles)
    .where(inStockBefore())
    .orderBy(...newestFirst)
    .limit(rowsAtOnce)
    .prepare(),
);

const sequencesInStock = prepared((db: Reader['db']) =>
  db
    .select({ sequence: vehicles.sequence })
    .from(vehicles)
    .where(inStockBefore())
    .orderBy(...newestFirst)
    .prepare(),
);

const bySequences = prepared((db: Reader['db']) =>
  db
    .select(columns)
    .from(vehicles)
    .where(
      and(
        // By an index it would go through the whole site.
        eq(withoutIndex(vehicles.siteId), sql.placeholder('siteId')),
        isOneOf(vehicles.sequence, sql.placeholder('sequences')),
      ),
    )
    .prepare(),
);

export type FeedRow = Awaited<ReturnType<ReturnType<typeof bySequences>['all']>>[number];

type Place = Pick<FeedRow, 'createdAt' | 'id'>;
const beforeAll: Place = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };

function inStockBefore(): SQL | undefined {
  const before = sql`(${sql.placeholder('createdAt')}, ${sql.placeholder('id')})`;
  return and(
    eq(vehicles.siteId, sql.placeholder('siteId')),
    isNull(vehicles.soldAt),
    sql`(${vehicles.createdAt}, ${vehicles.id}) < ${before}`,
  );
}

/**
 * What is in stock in the snapshot, newest first, and releases it at the end. A reader slower than
 * the limit gets the rest from the store as it then is: still exactly the vehicles of the snapshot
 * (no row is ever deleted), at their prices of that moment.
 */
export async function* stockInPortions(
  { reader, clock }: Pick<Context, 'reader' | 'clock'>,
  snapshot: Snapshot,
  siteId: string,
): AsyncGenerator<FeedRow[], undefined> {
  const giveUpAt = clock.now() + longestSnapshotMs;
  let after = beforeAll;
  try {
    while (clock.now() < giveUpAt) {
      const rows = await pageInStock(snapshot.reader).all({ siteId, ...after });
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) return undefined;
      after = { createdAt: last.createdAt, id: last.id };
    }
    const rest = await sequencesInStock(snapshot.reader).all({ siteId, ...after });
    const sequences = Float64Array.from(rest, (row) => row.sequence);
    snapshot.release();
    yield* bySequence(reader, siteId, sequences);
  } finally {
    snapshot.release();
  }
  return undefined;
}

async function* bySequence(
  reader: Reader,
  siteId: string,
  sequences: Float64Array,
): AsyncGenerator<FeedRow[], undefined> {
  for (let start = 0; start < sequences.length; start += rowsAtOnce) {
    const wanted = [...sequences.subarray(start, start + rowsAtOnce)];
    const rows = await bySequences(reader).all({ siteId, sequences: listValue(wanted) });
    const found = new Map(rows.map((row) => [row.sequence, row]));
    yield wanted.flatMap((sequence) => found.get(sequence) ?? []);
  }
}
