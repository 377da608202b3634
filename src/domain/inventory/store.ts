import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { uuidPattern } from '../../../schema/contracts/common.ts';
import { hasOtherKey, vehicles } from '../../../schema/tables/vehicles.ts';
import { withoutIndex } from '../../db/dialect.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { type DetailRow, detailColumns } from './vehicle-json.ts';
import { stockKey } from './vehicle-key.ts';

export type VehicleRow = typeof vehicles.$inferSelect;

const byKey = prepared((db: Reader['db']) => {
  const isKey = eq(vehicles.vehicleKey, sql`'vin:' || ${sql.placeholder('vin')}`);
  return db.select(detailColumns).from(vehicles).where(inStockWhere(isKey)).prepare();
});

/** The index of those that are known by another key than their VIN. */
const byOtherVin = prepared((db: Reader['db']) => {
  const { vin } = vehicles;
  const isVin = and(eq(vin, sql.placeholder('vin')), hasOtherKey);
  return db
    .select(detailColumns)
    .from(vehicles)
    .where(inStockWhere(isVin))
    .orderBy(desc(withoutIndex(vehicles.createdAt)), desc(withoutIndex(vehicles.id)))
    .limit(1)
    .prepare();
});

function inStockWhere(condition: SQL | undefined): SQL | undefined {
  return and(eq(vehicles.siteId, sql.placeholder('siteId')), condition, isNull(vehicles.soldAt));
}

const byId = prepared((db: Reader['db']) => {
  const isId = eq(vehicles.id, sql.placeholder('id'));
  return db.select(detailColumns).from(vehicles).where(inStockWhere(isId)).prepare();
});

const byStockKey = prepared((db: Reader['db']) => {
  const isKey = eq(vehicles.vehicleKey, sql.placeholder('key'));
  return db
    .select(detailColumns)
    .from(vehicles)
    .where(inStockWhere(and(isKey, isNull(vehicles.vin))))
    .prepare();
});

const uuid = new RegExp(uuidPattern);

/**
 * The vehicle in stock that an address names: by VIN, by its id, or, where it has no VIN, by its
 * stock number; each in either case.
 */
export async function vehicleNamed(
  reader: Reader,
  siteId: string,
  asked: string,
): Promise<DetailRow | undefined> {
  if (uuid.test(asked)) return byId(reader).get({ siteId, id: asked.toLowerCase() });
  const byVin = await findVehicle(reader, siteId, asked);
  return byVin ?? byStockKey(reader).get({ siteId, key: stockKey(asked) });
}

/** The vehicle in stock with this VIN, in either case; the newest where one was given twice. */
export async function findVehicle(
  reader: Reader,
  siteId: string,
  vin: string,
): Promise<DetailRow | undefined> {
  const asked = { siteId, vin: vin.toUpperCase() };
  return (await byKey(reader).get(asked)) ?? (await byOtherVin(reader).get(asked));
}
