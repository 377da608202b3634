import type { Tx } from '../../db/reader.ts';
import { emit } from '../../events/emit.ts';
import {
  insertHistory,
  insertImport,
  insertVehicle,
  type ImportRow,
  recountStock,
  rekeyVehicle,
  sellVehicle,
  updateVehicle,
} from './import-writes.ts';
import type { ImportPlan } from './plan-import.ts';
import { replaceDoubts } from './doubts-store.ts';
import { type Changes, eachChange } from './plan-changes.ts';
import { endHold } from './removal-hold.ts';
import type { StagedImport } from './staging/stage-import.ts';
import { takeOver } from './staging/take-over.ts';
import { countStockChange } from './stock-revision.ts';
import { putVinFacts } from './vin-tables/vin-facts-store.ts';
import { retiredKey } from './vehicle-key.ts';

export type ImportFacts = Pick<ImportRow, 'siteId' | 'format' | 'isForced' | 'unreadColumns'> & {
  today: string;
  /** When the stock was last imported before this file was compared with it. */
  previousImportAt: number | null;
};

/**
 * Puts a plan into effect: all that is slow has been done, only rows are written here; those of a
 * large import have been staged, and are taken over.
 */
export async function writeImport(
  tx: Tx,
  { previousImportAt, today, ...facts }: ImportFacts,
  plan: ImportPlan,
  staged: StagedImport | null,
): Promise<void> {
  const { siteId } = facts;
  const row = importRow(tx, facts, plan, staged?.id ?? tx.ids.uuid());
  await insertImport(tx, row);
  await endHold(tx, siteId);
  await replaceDoubts(tx, siteId, plan.doubts);
  await putVinFacts(tx, plan.vinFacts);
  const rekey = async () => {
    for (const { displaced, isSuperseded } of plan.recordEntries) {
      if (!displaced || isSuperseded) continue;
      await rekeyVehicle(tx, siteId, displaced.id, retiredKey(displaced.id));
    }
  };
  if (staged) await takeOver(tx, staged, rekey);
  else await eachChange(plan, { previousImportAt, today }, tx.ids, directly(tx, row, rekey));
  const { vehicleCount, sold } = row;
  if (row.new + row.changed + row.priceChanged + sold === 0) return;
  await recountStock(tx, siteId);
  await countStockChange(tx, siteId);
  await emit(tx, siteId, 'inventory.feed.updated', { vehicle_count: vehicleCount });
}

function directly(tx: Tx, { id, siteId }: ImportRow, rekey: () => Promise<void>): Changes {
  const { now } = tx;
  const times = { siteId, lastSeenAt: now, soldAt: null, updatedAt: now };
  return {
    leaves: (vehicleId, lastSeenAt) => sellVehicle(tx, siteId, vehicleId, lastSeenAt ?? now),
    haveLeft: rekey,
    async vehicle(change, { onLotSince, ...row }) {
      if (change === 'changed') return updateVehicle(tx, { ...row, ...times, onLotSince });
      const since = { onLotSince: onLotSince ?? now };
      if (change === 'returned') return updateVehicle(tx, { ...row, ...times, ...since });
      const seen = { firstSeenAt: now, createdAt: now };
      return insertVehicle(tx, { ...row, ...times, ...since, ...seen });
    },
    history: (row) => insertHistory(tx, { ...row, siteId, importId: id, at: now }),
  };
}

function importRow(
  tx: Tx,
  facts: Omit<ImportFacts, 'previousImportAt' | 'today'>,
  { rows, accepted, rejected, counts, after, problems }: ImportPlan,
  id: string,
): ImportRow {
  return {
    id,
    ...facts,
    rows,
    accepted,
    rejected,
    ...counts,
    vehicleCount: after,
    problems: problems.kept,
    problemsTotal: problems.total,
    createdAt: tx.now,
  };
}
