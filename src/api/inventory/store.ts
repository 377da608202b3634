import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';

export type VehicleRow = typeof vehicles.$inferSelect;

const byVin = prepared((db: Reader['db']) => {
  const { siteId, vin, vehicleKey, soldAt, createdAt } = vehicles;
  // Both sides of the OR have an index: most keys are the VIN, vehicles_vin holds the others.
  const isVin = or(
    eq(vehicleKey, sql`'vin:' || ${sql.placeholder('vin')}`),
    and(eq(vin, sql.placeholder('vin')), sql`${vehicleKey} NOT GLOB 'vin:*'`),
  );
  return db
    .select()
    .from(vehicles)
    .where(and(eq(siteId, sql.placeholder('siteId')), isVin, isNull(soldAt)))
    .orderBy(desc(createdAt), desc(vehicles.id))
    .limit(1)
    .prepare();
});

/** The vehicle in stock with this VIN, in either case; the newest where one was given twice. */
export async function findVehicle(
  reader: Reader,
  siteId: string,
  vin: string,
): Promise<VehicleRow | undefined> {
  return byVin(reader).get({ siteId, vin: vin.toUpperCase() });
}
