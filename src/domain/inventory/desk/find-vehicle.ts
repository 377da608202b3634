import { and, eq } from 'drizzle-orm';
import { uuidPattern } from '../../../../schema/contracts/common.ts';
import { vehicleDoubts } from '../../../../schema/tables/vehicle-doubts.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import type { Reader } from '../../../db/reader.ts';
import type { VehicleRow } from '../store.ts';

const uuid = new RegExp(uuidPattern);

/** A vehicle of the store by its id, also one that has been sold. */
export async function findStoreVehicle(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<VehicleRow | undefined> {
  if (!uuid.test(id)) return undefined;
  const own = and(eq(vehicles.siteId, siteId), eq(vehicles.id, id.toLowerCase()));
  return reader.db.select().from(vehicles).where(own).get();
}

/** The values of a vehicle that nothing else supports: no text uses them. */
export async function doubtsOf(reader: Reader, { siteId, vehicleKey }: VehicleRow) {
  const own = and(eq(vehicleDoubts.siteId, siteId), eq(vehicleDoubts.vehicleKey, vehicleKey));
  const rows = await reader.db.select().from(vehicleDoubts).where(own).all();
  return rows.map(({ field }) => field);
}
