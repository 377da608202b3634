import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { day } from '../../../lib/clock.ts';
import { countStock, latestImport } from '../import-reads.ts';
import { type AgeClass, ageClasses } from './list-stock.ts';

export type StockAtAGlance = {
  total: number;
  /** Vehicles by whole days on the lot. */
  byAge: Record<AgeClass, number>;
  /** When the last file was taken in; null before the first. */
  fedAt: number | null;
};

const counted = prepared((db: Reader['db']) =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.siteId, sql.placeholder('siteId')),
        isNull(vehicles.soldAt),
        gt(vehicles.onLotSince, sql.placeholder('after')),
        lte(vehicles.onLotSince, sql.placeholder('upTo')),
      ),
    )
    .prepare(),
);

/**
 * What stands on the lot, in an index that holds no more than this asks for. The youngest, which
 * are the most, are what is left of all.
 */
export async function stockAtAGlance(
  reader: Reader,
  siteId: string,
  now: number,
): Promise<StockAtAGlance> {
  const total = await countStock(reader, siteId);
  const countOf = async (age: AgeClass) => {
    const { over, upTo } = ageClasses[age];
    const after = upTo === null ? Number.MIN_SAFE_INTEGER : now - (upTo + 1) * day;
    const range = { siteId, after, upTo: now - (over + 1) * day };
    return (await counted(reader).get(range))?.n ?? 0;
  };
  const older = {
    '31-60': await countOf('31-60'),
    '61-90': await countOf('61-90'),
    'over-90': await countOf('over-90'),
  };
  const youngest = total - older['31-60'] - older['61-90'] - older['over-90'];
  return {
    total,
    byAge: { '0-30': youngest, ...older },
    fedAt: (await latestImport(reader, siteId))?.createdAt ?? null,
  };
}
