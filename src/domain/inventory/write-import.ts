import { collectGarbage } from '../../lib/collect-garbage.ts';
import type { VehicleRecord } from '../../../schema/records/vehicle.ts';
import type { Tx } from '../../db/reader.ts';
import { emit } from '../../events/emit.ts';
import {
  type HistoryRow,
  type ImportedVehicle,
  type ImportRow,
  insertHistory,
  insertImport,
  insertVehicle,
  recountStock,
  rekeyVehicle,
  sellVehicle,
  updateVehicle,
} from './import-writes.ts';
import { hashOfPacked, unpackRecord } from './packed-record.ts';
import type { ImportPlan } from './plan-import.ts';
import type { Entry } from './match-known.ts';
import { availabilityOf } from './availability.ts';
import { replaceDoubts } from './doubts-store.ts';
import { endHold } from './removal-hold.ts';
import { countStockChange } from './stock-revision.ts';
import { retiredKey } from './vehicle-key.ts';

export type ImportFacts = Pick<ImportRow, 'siteId' | 'format' | 'isForced' | 'unreadColumns'> & {
  today: string;
  /** When the stock was last imported before this file was compared with it. */
  previousImportAt: number | null;
};

/** Rows after which their garbage is cleared away, so that it does not pile up; see decode.ts. */
const collectEvery = 2_000;

/** Puts a plan into effect: all that is slow has been done, only rows are written here. */
export async function writeImport(
  tx: Tx,
  { previousImportAt, today, ...facts }: ImportFacts,
  plan: ImportPlan,
): Promise<void> {
  const { siteId } = facts;
  const row = importRow(tx, facts, plan);
  await insertImport(tx, row);
  await endHold(tx, siteId);
  await replaceDoubts(tx, siteId, plan.doubts);
  const arrival = previousImportAt === null ? null : today;
  const history = historyWriter(tx, row);
  for (const { vehicle, isListed } of plan.leaving) {
    await sellVehicle(tx, siteId, vehicle.id, isListed ? tx.now : (previousImportAt ?? tx.now));
    await history(vehicle.id, 'sold', vehicle, { ...vehicle, status: 'sold' });
  }
  const written = plan.recordEntries.filter(({ isSuperseded }) => !isSuperseded);
  for (const { displaced } of written) {
    if (displaced) await rekeyVehicle(tx, siteId, displaced.id, retiredKey(displaced.id));
  }
  let place = 0;
  for (const text of plan.records) {
    const entry = plan.recordEntries[place];
    place += 1;
    if (place % collectEvery === 0) collectGarbage();
    if (entry && !entry.isSuperseded)
      await writeVehicle(tx, { siteId, arrival }, entry, text, history);
  }
  const { vehicleCount, sold } = row;
  if (row.new + row.changed + row.priceChanged + sold === 0) return;
  await recountStock(tx, siteId);
  await countStockChange(tx, siteId);
  await emit(tx, siteId, 'inventory.feed.updated', { vehicle_count: vehicleCount });
}

function importRow(
  tx: Tx,
  facts: Omit<ImportFacts, 'previousImportAt' | 'today'>,
  { rows, accepted, rejected, counts, after, problems }: ImportPlan,
): ImportRow {
  return {
    id: tx.ids.uuid(),
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

type Priced = { priceCents: number | null; status: VehicleRecord['status'] };
type WriteHistory = (
  vehicleId: string,
  kind: HistoryRow['kind'],
  was: Priced | null,
  is: Priced,
) => Promise<void>;

function historyWriter(tx: Tx, { id, siteId }: ImportRow): WriteHistory {
  return (vehicleId, kind, was, is) =>
    insertHistory(tx, {
      siteId,
      vehicleId,
      importId: id,
      kind,
      oldPriceCents: was?.priceCents ?? null,
      newPriceCents: is.priceCents,
      oldStatus: was?.status ?? null,
      newStatus: is.status,
      at: tx.now,
    });
}

async function writeVehicle(
  tx: Tx,
  { siteId, arrival }: { siteId: string; arrival: string | null },
  entry: Entry,
  packed: string,
  history: WriteHistory,
): Promise<void> {
  const { known } = entry;
  const record = unpackRecord(packed);
  const row = { key: entry.key, rowHash: hashOfPacked(packed), record };
  if (!known || entry.outcome === 'new') {
    const id = tx.ids.uuid();
    const seen = { firstSeenAt: tx.now, createdAt: tx.now };
    const imported = importedVehicle(tx, siteId, id, row);
    await insertVehicle(tx, { ...arrived(tx, imported, arrival), ...seen });
    return history(id, 'arrived', null, record);
  }
  const imported = importedVehicle(tx, siteId, known.id, row);
  if (entry.outcome === 'returned') {
    await updateVehicle(tx, arrived(tx, imported, arrival));
    return history(known.id, 'returned', known, record);
  }
  await updateVehicle(tx, imported);
  if (entry.outcome === 'price_changed') await history(known.id, 'price_changed', known, record);
  if (known.status !== record.status) {
    await history(known.id, 'status_changed', known, record);
  }
}

/** The feed's own date, or else that it was absent before and is listed today. */
function arrived(tx: Tx, vehicle: ImportedVehicle, arrival: string | null) {
  const { onLotSince, arrivedOn } = vehicle;
  return { ...vehicle, onLotSince: onLotSince ?? tx.now, arrivedOn: arrivedOn ?? arrival };
}

function importedVehicle(
  tx: Tx,
  siteId: string,
  id: string,
  { key, rowHash, record: given }: { key: string; rowHash: string; record: VehicleRecord },
): ImportedVehicle {
  const { year, make, model, ...record } = given;
  if (year === null || make === null || model === null) {
    throw new Error('A row without year, make or model came past the staging.');
  }
  return {
    ...record,
    year,
    make,
    model,
    id,
    siteId,
    vehicleKey: key,
    rowHash,
    availability: availabilityOf(record.status),
    arrivedOn: record.dateInStock,
    onLotSince: startOf(record.dateInStock),
    lastSeenAt: tx.now,
    soldAt: null,
    updatedAt: tx.now,
    imageUrl: record.images[0] ?? null,
  };
}

function startOf(day: string | null): number | null {
  return day === null ? null : Date.parse(`${day}T00:00:00Z`);
}
