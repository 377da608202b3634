import type { VehicleRecord } from '../../../schema/records/vehicle.ts';
import type { StagedChange } from '../../../schema/tables/staged-imports.ts';
import { collectGarbage } from '../../lib/collect-garbage.ts';
import type { Ids } from '../../lib/ids.ts';
import type { HistoryRow, ImportedVehicle } from './import-writes.ts';
import type { Entry } from './match-known.ts';
import { hashOfPacked, unpackRecord } from './packed-record.ts';
import type { ImportPlan } from './plan-import.ts';

/** What a feed says of a vehicle; times and site are those of the import. */
export type ChangedVehicle = Omit<
  ImportedVehicle,
  'siteId' | 'lastSeenAt' | 'soldAt' | 'updatedAt'
>;

export type Change = Omit<HistoryRow, 'siteId' | 'importId' | 'at'>;

/** Takes what an import changes, in the order in which it has to be written. */
export type Changes = {
  /** `lastSeenAt` is null where this very import lists the vehicle. */
  leaves(vehicleId: string, lastSeenAt: number | null): Promise<void>;
  /** After the last that leaves, before the first vehicle. */
  haveLeft(): Promise<void>;
  vehicle(change: StagedChange, row: ChangedVehicle): Promise<void>;
  history(change: Change): Promise<void>;
};

/** Rows after which their garbage is cleared away, so that it does not pile up; see decode.ts. */
const collectEvery = 2_000;

export async function eachChange(
  plan: ImportPlan,
  previousImportAt: number | null,
  ids: Ids,
  changes: Changes,
): Promise<void> {
  for (const { vehicle, isListed } of plan.leaving) {
    await changes.leaves(vehicle.id, isListed ? null : previousImportAt);
    await changes.history(changeOf(vehicle.id, 'sold', vehicle, { ...vehicle, status: 'sold' }));
  }
  await changes.haveLeft();
  let place = 0;
  for (const text of plan.records) {
    const entry = plan.recordEntries[place];
    place += 1;
    if (place % collectEvery === 0) collectGarbage();
    if (entry && !entry.isSuperseded) await changeVehicle(entry, text, ids, changes);
  }
}

async function changeVehicle(
  entry: Entry,
  packed: string,
  ids: Ids,
  changes: Changes,
): Promise<void> {
  const { known, outcome } = entry;
  const record = unpackRecord(packed);
  const row = { key: entry.key, rowHash: hashOfPacked(packed), record };
  if (!known || outcome === 'new') {
    const id = ids.uuid();
    await changes.vehicle('new', changedVehicle(id, row));
    return changes.history(changeOf(id, 'arrived', null, record));
  }
  const { id } = known;
  if (outcome === 'returned') {
    await changes.vehicle('returned', changedVehicle(id, row));
    return changes.history(changeOf(id, 'returned', known, record));
  }
  await changes.vehicle('changed', changedVehicle(id, row));
  if (outcome === 'price_changed') {
    await changes.history(changeOf(id, 'price_changed', known, record));
  }
  if (known.status !== record.status) {
    await changes.history(changeOf(id, 'status_changed', known, record));
  }
}

type Priced = { priceCents: number | null; status: VehicleRecord['status'] };

function changeOf(
  vehicleId: string,
  kind: HistoryRow['kind'],
  was: Priced | null,
  is: Priced,
): Change {
  return {
    vehicleId,
    kind,
    oldPriceCents: was?.priceCents ?? null,
    newPriceCents: is.priceCents,
    oldStatus: was?.status ?? null,
    newStatus: is.status,
  };
}

function changedVehicle(
  id: string,
  { key, rowHash, record: given }: { key: string; rowHash: string; record: VehicleRecord },
): ChangedVehicle {
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
    vehicleKey: key,
    rowHash,
    onLotSince: startOf(record.dateInStock),
    imageUrl: record.images[0] ?? null,
    vinPattern: record.vinPattern ?? null,
  };
}

function startOf(day: string | null): number | null {
  return day === null ? null : Date.parse(`${day}T00:00:00Z`);
}
