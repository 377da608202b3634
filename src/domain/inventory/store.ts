import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { hasOtherKey, vehicles } from '../../../schema/tables/vehicles.ts';
import { withoutIndex } from '../../db/dialect.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';

export type VehicleRow = typeof vehicles.$inferSelect;

const byKey = prepared((db: Reader['db']) => {
  const isKey = eq(vehicles.vehicleKey, sql`'vin:' || ${sql.placeholder('vin')}`);
  return db.select().from(vehicles).where(inStockWhere(isKey)).prepare();
});

/** The index of those that are known by another key than their VIN. */
const byOtherVin = prepared((db: Reader['db']) => {
  const { vin } = vehicles;
  const isVin = and(eq(vin, sql.placeholder('vin')), hasOtherKey);
  return db
    .select()
    .from(vehicles)
    .where(inStockWhere(isVin))
    .orderBy(desc(withoutIndex(vehicles.createdAt)), desc(withoutIndex(vehicles.id)))
    .limit(1)
    .prepare();
});

function inStockWhere(condition: SQL | undefined): SQL | undefined {
  return and(eq(vehicles.siteId, sql.placeholder('siteId')), condition, isNull(vehicles.soldAt));
}

/** The vehicle in stock with this VIN, in either case; the newest where one was given twice. */
export async function findVehicle(
  reader: Reader,
  siteId: string,
  vin: string,
): Promise<VehicleRow | undefined> {
  const asked = { siteId, vin: vin.toUpperCase() };
  return (await byKey(reader).get(asked)) ?? (await byOtherVin(reader).get(asked));
}
