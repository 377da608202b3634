import { and, type Column, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { stagedHistory, stagedVehicles } from '../../../../schema/tables/staged-imports.ts';
import { vehicleHistory } from '../../../../schema/tables/vehicle-history.ts';
import { vehicles } from '../../../../schema/tables/vehicles.ts';
import type { Tx } from '../../../db/reader.ts';
import { problem } from '../../../problem.ts';
import type { StagedImport } from './stage-import.ts';
import { countStaged } from './staged-rows.ts';

/**
 * Makes the rows of a staged import the site's own, by a few statements that go over all of them:
 * a third of the time that writing them one by one takes. `rekey` frees the keys of vehicles whose
 * stock number another one has now.
 */
export async function takeOver(
  tx: Tx,
  staged: StagedImport,
  rekey: () => Promise<void>,
): Promise<void> {
  const found = await countStaged(tx, staged.id);
  if (found.vehicles !== staged.vehicles || found.history !== staged.history) {
    throw problem('conflict', 'The import took too long and was swept. Import the file again.');
  }
  await sellThoseWhoLeave(tx, staged);
  await rekey();
  await updateKnown(tx, staged);
  await insertNew(tx, staged);
  await insertHistory(tx, staged);
}

async function sellThoseWhoLeave(tx: Tx, { id, siteId }: StagedImport): Promise<void> {
  const { now } = tx;
  const lastSeenAt = sql`coalesce(${stagedHistory.lastSeenAt}, ${now})`;
  await tx.db
    .update(vehicles)
    .set({ status: 'sold', soldAt: now, updatedAt: now, lastSeenAt })
    .from(stagedHistory)
    .where(
      and(
        eq(vehicles.siteId, siteId),
        eq(vehicles.id, stagedHistory.vehicleId),
        eq(stagedHistory.importId, id),
        eq(stagedHistory.kind, 'sold'),
      ),
    )
    .run();
}

/** Columns that have one name in both tables; `vehicles` has the others from the import itself. */
const shared = Object.entries(getTableColumns(stagedVehicles)).filter(
  ([name]) => name in vehicles && name !== 'id',
);

/**
 * Columns that stand in an index of `vehicles`. SQLite writes the entries of every column that is
 * set anew, changed or not, which takes most of the time: these are set where they differ. Which
 * they are decides about nothing else.
 */
const indexed = new Set([
  'vehicleKey',
  'vin',
  'year',
  'make',
  'model',
  'condition',
  'bodyStyle',
  'priceCents',
]);

async function updateKnown(tx: Tx, staged: StagedImport): Promise<void> {
  const { now } = tx;
  const { change, onLotSince } = stagedVehicles;
  const since = sql`coalesce(${onLotSince},
    CASE WHEN ${change} = 'returned' THEN ${now} ELSE ${vehicles.onLotSince} END)`;
  const arrived = sql`coalesce(${stagedVehicles.arrivedOn}, ${vehicles.arrivedOn})`;
  const all = shared.map(([name, column]): [string, SQL] => [
    name,
    name === 'onLotSince' ? since : name === 'arrivedOn' ? arrived : sql`${column}`,
  ]);
  const isIndexed = ([name]: [string, SQL]) => indexed.has(name) || name === 'onLotSince';
  const plain = Object.fromEntries(all.filter((one) => !isIndexed(one)));
  await updateAll(tx, staged, { ...plain, lastSeenAt: now, updatedAt: now });
  const rest = all.filter(isIndexed);
  const columns: Record<string, Column> = getTableColumns(vehicles);
  const differs = rest.map(([name, value]) => sql`${columns[name]} IS DISTINCT FROM ${value}`);
  const isBack = sql`${vehicles.soldAt} IS NOT NULL`;
  await updateAll(tx, staged, { ...Object.fromEntries(rest), soldAt: null }, [isBack, ...differs]);
}

async function updateAll(
  tx: Tx,
  { id, siteId }: StagedImport,
  values: Record<string, SQL | number | null>,
  oneOf: SQL[] = [],
): Promise<void> {
  await tx.db
    .update(vehicles)
    .set(values)
    .from(stagedVehicles)
    .where(
      and(
        eq(vehicles.siteId, siteId),
        eq(vehicles.id, stagedVehicles.id),
        eq(stagedVehicles.importId, id),
        sql`${stagedVehicles.change} <> 'new'`,
        or(...oneOf),
      ),
    )
    .run();
}

async function insertNew(tx: Tx, { id, siteId }: StagedImport): Promise<void> {
  const { now } = tx;
  const values: Record<string, SQL> = {
    ...Object.fromEntries(shared.map(([name, column]) => [name, sql`${column}`])),
    id: sql`${stagedVehicles.id}`,
    siteId: sql`${siteId}`,
    onLotSince: sql`coalesce(${stagedVehicles.onLotSince}, ${now})`,
    firstSeenAt: sql`${now}`,
    lastSeenAt: sql`${now}`,
    createdAt: sql`${now}`,
    updatedAt: sql`${now}`,
    descriptionStatus: sql`'not_generated'`,
  };
  const { importId, place, change } = stagedVehicles;
  await tx.db.run(sql`INSERT INTO ${vehicles} (${namesOf(vehicles, values)})
    SELECT ${sql.join(Object.values(values), sql`, `)} FROM ${stagedVehicles}
    WHERE ${importId} = ${id} AND ${change} = 'new' ORDER BY ${place}`);
}

async function insertHistory(tx: Tx, { id, siteId }: StagedImport): Promise<void> {
  const { vehicleId, kind, oldPriceCents, newPriceCents, oldStatus, newStatus } = stagedHistory;
  const own = { vehicleId, kind, oldPriceCents, newPriceCents, oldStatus, newStatus };
  const values: Record<string, SQL> = {
    ...Object.fromEntries(Object.entries(own).map(([name, column]) => [name, sql`${column}`])),
    siteId: sql`${siteId}`,
    importId: sql`${id}`,
    at: sql`${tx.now}`,
  };
  await tx.db.run(sql`INSERT INTO ${vehicleHistory} (${namesOf(vehicleHistory, values)})
    SELECT ${sql.join(Object.values(values), sql`, `)} FROM ${stagedHistory}
    WHERE ${stagedHistory.importId} = ${id} ORDER BY ${stagedHistory.place}`);
}

function namesOf(table: typeof vehicles | typeof vehicleHistory, values: Record<string, SQL>): SQL {
  const columns: Record<string, { name: string }> = getTableColumns(table);
  const names = Object.keys(values).map((name) => sql.identifier(columns[name]?.name ?? name));
  return sql.join(names, sql`, `);
}
