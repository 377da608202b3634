import { collectGarbage } from '../../lib/collect-garbage.ts';
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { imports } from '../../../schema/tables/imports.ts';
import { vehicleCounts, vehicles } from '../../../schema/tables/vehicles.ts';
import { isOneOf, listValue } from '../../db/dialect.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import type { VehicleRow } from './store.ts';

/** What an import needs to know of a vehicle that is in the store already. */
export type KnownVehicle = Pick<
  VehicleRow,
  'id' | 'vehicleKey' | 'rowHash' | 'vin' | 'status' | 'year' | 'make' | 'soldAt'
> &
  Pick<VehicleRow, 'priceCents' | 'currency'>;

const knownColumns = {
  id: vehicles.id,
  vehicleKey: vehicles.vehicleKey,
  rowHash: vehicles.rowHash,
  vin: vehicles.vin,
  status: vehicles.status,
  year: vehicles.year,
  make: vehicles.make,
  soldAt: vehicles.soldAt,
  priceCents: vehicles.priceCents,
  currency: vehicles.currency,
};

const knownByKeys = prepared((db: Reader['db']) =>
  db
    .select(knownColumns)
    .from(vehicles)
    .where(
      and(
        eq(vehicles.siteId, sql.placeholder('siteId')),
        // One statement for any number of keys.
        isOneOf(vehicles.vehicleKey, sql.placeholder('keys')),
      ),
    )
    .prepare(),
);

export async function findKnown(
  reader: Reader,
  siteId: string,
  keys: readonly string[],
): Promise<Map<string, KnownVehicle>> {
  const rows = await knownByKeys(reader).all({ siteId, keys: listValue(keys) });
  return new Map(rows.map((row) => [row.vehicleKey, row]));
}

const pageOfStock = 2_000;

const inStockByKey = prepared((db: Reader['db']) =>
  db
    .select(knownColumns)
    .from(vehicles)
    .where(
      and(
        eq(vehicles.siteId, sql.placeholder('siteId')),
        gt(vehicles.vehicleKey, sql.placeholder('after')),
        isNull(vehicles.soldAt),
      ),
    )
    .orderBy(asc(vehicles.vehicleKey))
    .limit(pageOfStock)
    .prepare(),
);

/** Every vehicle in stock, a page at a time, so that memory does not grow with the stock. */
export async function* eachInStock(reader: Reader, siteId: string): AsyncGenerator<KnownVehicle> {
  let after = '';
  for (;;) {
    const rows = await inStockByKey(reader).all({ siteId, after });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageOfStock) return;
    // A page's rows are garbage now, and a large stock has many pages; see decode.ts.
    collectGarbage();
    after = last.vehicleKey;
  }
}

const stockTotal = prepared((db: Reader['db']) =>
  db
    .select({ count: sql<number>`coalesce(sum(${vehicleCounts.vehicles}), 0)` })
    .from(vehicleCounts)
    .where(eq(vehicleCounts.siteId, sql.placeholder('siteId')))
    .prepare(),
);

export async function countStock(reader: Reader, siteId: string): Promise<number> {
  return (await stockTotal(reader).get({ siteId }))?.count ?? 0;
}

const latest = prepared((db: Reader['db']) =>
  db
    .select({ sequence: imports.sequence, createdAt: imports.createdAt })
    .from(imports)
    .where(eq(imports.siteId, sql.placeholder('siteId')))
    .orderBy(desc(imports.sequence))
    .limit(1)
    .prepare(),
);

/** The site's last import; its sequence tells whether the stock was imported since. */
export async function latestImport(
  reader: Reader,
  siteId: string,
): Promise<{ sequence: number; createdAt: number } | undefined> {
  return latest(reader).get({ siteId });
}
