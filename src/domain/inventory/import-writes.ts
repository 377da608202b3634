import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { imports } from '../../../schema/tables/imports.ts';
import { vehicleHistory } from '../../../schema/tables/vehicle-history.ts';
import { vehicleCounts, vehicles } from '../../../schema/tables/vehicles.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Tx } from '../../db/reader.ts';
import type { VehicleRow } from './store.ts';

export type HistoryRow = Omit<typeof vehicleHistory.$inferSelect, 'sequence'>;
export type ImportRow = Omit<typeof imports.$inferSelect, 'sequence'>;

/** What somebody else than an import writes. */
type Description = 'descriptionStatus' | 'descriptionGeneratedAt' | 'aiDescription';

export type NewVehicle = Omit<VehicleRow, 'sequence' | Description>;

/** What an import says of a vehicle that is known. */
export type ImportedVehicle = Omit<NewVehicle, 'firstSeenAt' | 'createdAt' | 'onLotSince'> & {
  /** Null keeps what is there. */
  onLotSince: number | null;
  /** Null keeps what is there. */
  arrivedOn: string | null;
};

const notOfImports = [
  'sequence',
  'descriptionStatus',
  'descriptionGeneratedAt',
  'aiDescription',
] as const;

const insertOne = prepared((db: Drizzle) => {
  const values = slots<NewVehicle>(vehicles, notOfImports);
  return db
    .insert(vehicles)
    .values({ ...values, descriptionStatus: 'not_generated' })
    .prepare();
});

export async function insertVehicle(tx: Tx, row: NewVehicle): Promise<void> {
  await insertOne(tx).run(encoded(row));
}

const updateOne = prepared((db: Drizzle) => {
  const fixed = ['id', 'siteId', 'firstSeenAt', 'createdAt'];
  const values = slots<ImportedVehicle>(vehicles, [...notOfImports, ...fixed]);
  const onLotSince = sql`coalesce(${sql.placeholder('onLotSince')}, ${vehicles.onLotSince})`;
  const arrivedOn = sql`coalesce(${sql.placeholder('arrivedOn')}, ${vehicles.arrivedOn})`;
  return db
    .update(vehicles)
    .set({ ...values, onLotSince, arrivedOn })
    .where(isVehicle())
    .prepare();
});

export async function updateVehicle(tx: Tx, row: ImportedVehicle): Promise<void> {
  await updateOne(tx).run(encoded(row));
}

const sellOne = prepared((db: Drizzle) =>
  db
    .update(vehicles)
    .set({
      status: 'sold',
      soldAt: sql`${sql.placeholder('now')}`,
      updatedAt: sql`${sql.placeholder('now')}`,
      lastSeenAt: sql`${sql.placeholder('lastSeenAt')}`,
    })
    .where(isVehicle())
    .prepare(),
);

export async function sellVehicle(
  tx: Tx,
  siteId: string,
  id: string,
  lastSeenAt: number,
): Promise<void> {
  await sellOne(tx).run({ siteId, id, lastSeenAt, now: tx.now });
}

const rekeyOne = prepared((db: Drizzle) =>
  db
    .update(vehicles)
    .set({ vehicleKey: sql`${sql.placeholder('key')}` })
    .where(isVehicle())
    .prepare(),
);

export async function rekeyVehicle(tx: Tx, siteId: string, id: string, key: string): Promise<void> {
  await rekeyOne(tx).run({ siteId, id, key });
}

const insertHistoryRow = prepared((db: Drizzle) =>
  db
    .insert(vehicleHistory)
    .values(slots<HistoryRow>(vehicleHistory, ['sequence']))
    .prepare(),
);

export async function insertHistory(tx: Tx, row: HistoryRow): Promise<void> {
  await insertHistoryRow(tx).run(row);
}

/** Brings the counts by make, model, year and condition up to what is in stock now. */
export async function recountStock(tx: Tx, siteId: string): Promise<void> {
  const { make, model, year, condition } = vehicles;
  await tx.db.delete(vehicleCounts).where(eq(vehicleCounts.siteId, siteId)).run();
  const groups = tx.db
    .select({
      siteId: vehicles.siteId,
      make,
      model,
      year,
      condition,
      vehicles: sql<number>`count(*)`.as('vehicles'),
    })
    .from(vehicles)
    .where(and(eq(vehicles.siteId, siteId), isNull(vehicles.soldAt)))
    .groupBy(vehicles.siteId, make, model, year, condition);
  await tx.db.insert(vehicleCounts).select(groups).run();
}

export async function insertImport(tx: Tx, row: ImportRow): Promise<void> {
  await tx.db.insert(imports).values(row).run();
}

function isVehicle(): SQL | undefined {
  const { siteId, id } = vehicles;
  return and(eq(siteId, sql.placeholder('siteId')), eq(id, sql.placeholder('id')));
}

/** A placeholder of its own name for every other column of the table. */
function slots<Row>(
  table: typeof vehicles | typeof vehicleHistory,
  without: readonly string[],
): Record<keyof Row, SQL> {
  const names = Object.keys(getTableColumns(table)).filter((name) => !without.includes(name));
  const entries = names.map((name) => [name, sql`${sql.placeholder(name)}`]);
  return Object.fromEntries(entries) as Record<keyof Row, SQL>;
}

/** Lists as the JSON text that the columns hold: placeholders in SQL are not encoded for us. */
export function encoded<Row extends { features: string[]; images: string[] }>(row: Row) {
  const { features, images } = row;
  return { ...row, features: JSON.stringify(features), images: JSON.stringify(images) };
}
