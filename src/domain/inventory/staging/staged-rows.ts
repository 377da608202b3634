import { and, asc, count, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm';
import {
  type StagedChange,
  stagedHistory,
  stagedImports,
  stagedVehicles,
} from '../../../../schema/tables/staged-imports.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../../db/reader.ts';
import { encoded } from '../import-writes.ts';
import type { Change, ChangedVehicle } from '../plan-changes.ts';

type Place = { importId: string; place: number };
export type StagedVehicle = Place & { change: StagedChange } & ChangedVehicle;
export type StagedHistory = Place & { lastSeenAt: number | null } & Change;

const insertVehicleRow = prepared((db: Drizzle) =>
  db.insert(stagedVehicles).values(slots(stagedVehicles)).prepare(),
);

const insertHistoryRow = prepared((db: Drizzle) =>
  db.insert(stagedHistory).values(slots(stagedHistory)).prepare(),
);

/** Adds rows to an import that is being staged, which begins with its first. */
export async function insertStaged(
  tx: Tx,
  { id, siteId }: { id: string; siteId: string },
  { vehicles, history }: { vehicles: StagedVehicle[]; history: StagedHistory[] },
): Promise<void> {
  await tx.db
    .insert(stagedImports)
    .values({ id, siteId, touchedAt: tx.now })
    .onConflictDoUpdate({ target: stagedImports.id, set: { touchedAt: tx.now } })
    .run();
  for (const row of vehicles) await insertVehicleRow(tx).run(encoded(row));
  for (const row of history) await insertHistoryRow(tx).run(row);
}

export async function countStaged(
  reader: Reader,
  importId: string,
): Promise<{ vehicles: number; history: number }> {
  const [vehicles] = await reader.db
    .select({ count: count() })
    .from(stagedVehicles)
    .where(eq(stagedVehicles.importId, importId))
    .all();
  const [history] = await reader.db
    .select({ count: count() })
    .from(stagedHistory)
    .where(eq(stagedHistory.importId, importId))
    .all();
  return { vehicles: vehicles?.count ?? 0, history: history?.count ?? 0 };
}

/** Some rows of an import, and the import itself with the last. Returns how many. */
export async function deleteSomeStaged(tx: Tx, importId: string, limit: number): Promise<number> {
  let gone = 0;
  for (const table of [stagedVehicles, stagedHistory]) {
    const some = tx.db
      .select({ place: table.place })
      .from(table)
      .where(eq(table.importId, importId))
      .orderBy(asc(table.place))
      .limit(limit);
    const deleted = await tx.db
      .delete(table)
      .where(and(eq(table.importId, importId), inArray(table.place, some)))
      .returning({ place: table.place });
    gone += deleted.length;
  }
  if (gone === 0) await tx.db.delete(stagedImports).where(eq(stagedImports.id, importId)).run();
  return gone;
}

/** Imports to which nothing was added since. */
export async function stagedBefore(
  reader: Reader,
  before: number,
): Promise<{ id: string; siteId: string }[]> {
  return reader.db
    .select({ id: stagedImports.id, siteId: stagedImports.siteId })
    .from(stagedImports)
    .where(lte(stagedImports.touchedAt, before))
    .all();
}

/** A placeholder of its own name for every column of the table. */
function slots<Table extends typeof stagedVehicles | typeof stagedHistory>(
  table: Table,
): Record<keyof Table['$inferInsert'], SQL> {
  const names = Object.keys(getTableColumns(table));
  const entries = names.map((name) => [name, sql`${sql.placeholder(name)}`]);
  return Object.fromEntries(entries) as Record<keyof Table['$inferInsert'], SQL>;
}
