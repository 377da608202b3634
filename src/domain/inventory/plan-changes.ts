import type { VehicleRecord } from '../../../schema/records/vehicle.ts';
import type { StagedChange } from '../../../schema/tables/staged-imports.ts';
import { collectGarbage } from '../../lib/collect-garbage.ts';
import type { Ids } from '../../lib/ids.ts';
import { availabilityOf } from './availability.ts';
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

/** Times of the import before, if there was one, and the store's day. */
export type ImportTimes = { previousImportAt: number | null; today: string };

export async function eachChange(
  plan: ImportPlan,
  { previousImportAt, today }: ImportTimes,
  ids: Ids,
  changes: Changes,
): Promise<void> {
  for (const { vehicle, isListed } of plan.leaving) {
    await changes.leaves(vehicle.id, isListed ? null : previousImportAt);
    await changes.history(changeOf(vehicle.id, 'sold', vehicle, { ...vehicle, status: 'sold' }));
  }
  await changes.haveLeft();
  // The first import of a store says nothing about when its vehicles came.
  const arrival = previousImportAt === null ? null : today;
  let place = 0;
  for (const text of plan.records) {
    const entry = plan.recordEntries[place];
    place += 1;
    if (place % collectEvery === 0) collectGarbage();
    if (entry && !entry.isSuperseded) await changeVehicle({ ids, arrival, changes }, entry, text);
  }
}

type Writing = { ids: Ids; arrival: string | null; changes: Changes };

async function changeVehicle(
  { ids, arrival, changes }: Writing,
  entry: Entry,
  packed: string,
): Promise<void> {
  const { known, outcome } = entry;
  const record = unpackRecord(packed);
  const row = { key: entry.key, rowHash: hashOfPacked(packed), record };
  if (!known || outcome === 'new') {
    const id = ids.uuid();
    await changes.vehicle('new', changedVehicle(id, row, arrival));
    return changes.history(changeOf(id, 'arrived', null, record));
  }
  const { id } = known;
  if (outcome === 'returned') {
    await changes.vehicle('returned', changedVehicle(id, row, arrival));
    return changes.history(changeOf(id, 'returned', known, record));
  }
  await changes.vehicle('changed', changedVehicle(id, row, null));
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

/** It arrived when the feed says, or else on `arrival`; null where neither is known. */
function changedVehicle(
  id: string,
  { key, rowHash, record: given }: { key: string; rowHash: string; record: VehicleRecord },
  arrival: string | null,
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
    availability: availabilityOf(record.status),
    arrivedOn: record.dateInStock ?? arrival,
    onLotSince: startOf(record.dateInStock),
    imageUrl: record.images[0] ?? null,
    vinPattern: record.vinPattern ?? null,
  };
}

function startOf(day: string | null): number | null {
  return day === null ? null : Date.parse(`${day}T00:00:00Z`);
}
