import { and, eq, isNull, sql } from 'drizzle-orm';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
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

/** What stands on the lot, in an index that holds no more than this asks for. */
export async function stockAtAGlance(
  reader: Reader,
  siteId: string,
  now: number,
): Promise<StockAtAGlance> {
  const total = await countStock(reader, siteId);
  const older = (age: AgeClass) => {
    const since = now - (ageClasses[age].over + 1) * day;
    return sql<number>`coalesce(sum(${vehicles.onLotSince} <= ${since}), 0)`;
  };
  const row = await reader.db
    .select({ over30: older('31-60'), over60: older('61-90'), over90: older('over-90') })
    .from(vehicles)
    .where(and(eq(vehicles.siteId, siteId), isNull(vehicles.soldAt)))
    .get();
  const { over30 = 0, over60 = 0, over90 = 0 } = row ?? {};
  return {
    total,
    byAge: {
      '0-30': total - over30,
      '31-60': over30 - over60,
      '61-90': over60 - over90,
      'over-90': over90,
    },
    fedAt: (await latestImport(reader, siteId))?.createdAt ?? null,
  };
}
