import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { imports } from '../../../../schema/tables/imports.ts';
import { vehicleHistory } from '../../../../schema/tables/vehicle-history.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { day } from '../../../lib/clock.ts';
import { loadDoubts, withoutDoubts } from '../../inventory/doubts-store.ts';
import type { Breathe } from '../breathe.ts';
import type { RawPriceCut, RawSales, RawUnit } from '../snapshot/raw-site.ts';

const batchSize = 250;
/** The largest stores have some 1,500. */
const maxUnits = 10_000;
const maxPriceCuts = 5_000;

const somePlace = sql.placeholder;

const newestUnits = prepared((db: Reader['db']) =>
  db
    .select({
      id: vehicles.id,
      condition: vehicles.condition,
      status: vehicles.status,
      year: vehicles.year,
      make: vehicles.make,
      model: vehicles.model,
      trim: vehicles.trim,
      bodyStyle: vehicles.bodyStyle,
      fuelType: vehicles.fuelType,
      priceCents: vehicles.priceCents,
      currency: vehicles.currency,
      dateInStock: vehicles.dateInStock,
      onLotSince: vehicles.onLotSince,
      arrivedOn: vehicles.arrivedOn,
      vehicleKey: vehicles.vehicleKey,
      firstSeenAt: vehicles.firstSeenAt,
      createdAt: vehicles.createdAt,
    })
    .from(vehicles)
    .where(
      and(
        eq(vehicles.siteId, somePlace('siteId')),
        isNull(vehicles.soldAt),
        sql`(${vehicles.createdAt}, ${vehicles.id}) <
          (${somePlace('createdAt')}, ${somePlace('id')})`,
      ),
    )
    .orderBy(desc(vehicles.createdAt), desc(vehicles.id))
    .limit(batchSize)
    .prepare(),
);

/** The available vehicles, newest first. */
export async function loadUnits(
  reader: Reader,
  siteId: string,
  breathe: Breathe,
): Promise<RawUnit[]> {
  const units: RawUnit[] = [];
  const doubts = await loadDoubts(reader, siteId);
  let after = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };
  while (units.length < maxUnits) {
    const rows = await newestUnits(reader).all({ siteId, ...after });
    units.push(...withoutDoubts(rows, doubts).filter(({ status }) => status === 'available'));
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) break;
    after = last;
    await breathe();
  }
  return units;
}

/** By model; all from the index of sold vehicles. */
export async function loadSales(reader: Reader, siteId: string, now: number): Promise<RawSales[]> {
  const since = now - 45 * day;
  return reader.db
    .select({
      make: vehicles.make,
      model: vehicles.model,
      sold45: sql<number>`count(*) FILTER (WHERE ${vehicles.soldAt} >= ${since})`,
      firstSoldAt: sql<number>`min(${vehicles.soldAt})`,
    })
    .from(vehicles)
    .where(and(eq(vehicles.siteId, siteId), isNotNull(vehicles.soldAt)))
    .groupBy(vehicles.make, vehicles.model)
    .all();
}

/** Of the last 30 days. */
export async function loadPriceCuts(
  reader: Reader,
  siteId: string,
  now: number,
): Promise<RawPriceCut[]> {
  const { oldPriceCents, newPriceCents, at } = vehicleHistory;
  return reader.db
    .select({
      vehicleId: vehicleHistory.vehicleId,
      cutCents: sql<number>`${oldPriceCents} - ${newPriceCents}`,
      at,
    })
    .from(vehicleHistory)
    .where(
      and(
        eq(vehicleHistory.siteId, siteId),
        eq(vehicleHistory.kind, 'price_changed'),
        gte(at, now - 30 * day),
        sql`${newPriceCents} < ${oldPriceCents}`,
      ),
    )
    .orderBy(desc(at))
    .limit(maxPriceCuts)
    .all();
}

/** When the site's first feed was taken in. */
export async function loadStockSince(reader: Reader, siteId: string): Promise<number | null> {
  const row = await reader.db
    .select({ at: imports.createdAt })
    .from(imports)
    .where(eq(imports.siteId, siteId))
    .orderBy(asc(imports.sequence))
    .limit(1)
    .get();
  return row?.at ?? null;
}
