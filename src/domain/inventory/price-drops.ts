import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import { vehicleHistory } from '../../../schema/tables/vehicle-history.ts';
import type { Reader } from '../../db/reader.ts';
import { priceDropLastsMs } from './find-stock.ts';

export type PriceDrop = { oldPriceCents: number; newPriceCents: number; at: number };

/** The last time that an import lowered the price of each of these, within the last 30 days. */
export async function priceDrops(
  reader: Reader,
  siteId: string,
  vehicleIds: readonly string[],
  nowMs: number,
): Promise<Map<string, PriceDrop>> {
  const { vehicleId, kind, at, oldPriceCents, newPriceCents } = vehicleHistory;
  const rows = await reader.db
    .select({ vehicleId, oldPriceCents, newPriceCents, at })
    .from(vehicleHistory)
    .where(
      and(
        eq(vehicleHistory.siteId, siteId),
        inArray(vehicleId, [...vehicleIds]),
        eq(kind, 'price_changed'),
        gte(at, nowMs - priceDropLastsMs),
        lt(newPriceCents, oldPriceCents),
      ),
    )
    .orderBy(desc(vehicleHistory.sequence))
    .all();
  const drops = new Map<string, PriceDrop>();
  for (const row of rows) {
    if (row.oldPriceCents === null || row.newPriceCents === null) continue;
    const drop = { ...row, oldPriceCents: row.oldPriceCents, newPriceCents: row.newPriceCents };
    if (!drops.has(row.vehicleId)) drops.set(row.vehicleId, drop);
  }
  return drops;
}
