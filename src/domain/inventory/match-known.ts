import type { VehicleRecord } from '../../../schema/records/vehicle.ts';
import type { KnownVehicle } from './import-reads.ts';
import { isStockKey, type VehicleKeys, vinOfKey } from './vehicle-key.ts';

/** What becomes of a vehicle that the feed lists; `not_stocked` is one listed as sold already. */
export type Outcome =
  'new' | 'returned' | 'price_changed' | 'changed' | 'unchanged' | 'sold' | 'not_stocked';

/**
 * One vehicle of the feed against what the store knows of it. One for every row is held until the
 * whole file has been read: what its record says is left to the record.
 */
export type Entry = {
  key: string;
  line: number;
  /** Null where the key is made of it; see vinOf. */
  vin: string | null;
  outcome: Outcome;
  /** Null also when nothing has changed: the key alone then tells which vehicle it is. */
  known: KnownVehicle | null;
  /** Another car that had the stock number before; it keeps its row under another key. */
  displaced: KnownVehicle | null;
  /** A later row of the file speaks of the same vehicle. */
  isSuperseded: boolean;
};

/** The car that the store knows under the row's key, or had under its other key until now. */
export function matchKnown(
  record: VehicleRecord,
  { key, other }: VehicleKeys,
  known: ReadonlyMap<string, KnownVehicle>,
): Pick<Entry, 'known' | 'displaced'> {
  const own = known.get(key) ?? null;
  const isOther = own !== null && isStockKey(key) && !isSameModel(own, record);
  if (own && !isOther) return { known: own, displaced: null };
  const former = (other !== null && known.get(other)) || null;
  const isFormer = former !== null && former.soldAt === null && isSameModel(former, record);
  return { known: isFormer ? former : null, displaced: own };
}

export function vinOf({ key, vin }: Entry): string | null {
  return vin ?? vinOfKey(key);
}

function isSameModel(known: KnownVehicle, record: VehicleRecord): boolean {
  return known.year === record.year && known.make === record.make;
}

/** What the row means for the stock, seen from what the store knows. */
export function outcomeOf(
  record: VehicleRecord,
  hash: string,
  key: string,
  known: KnownVehicle | null,
): Outcome {
  const isInStock = known !== null && known.soldAt === null;
  if (record.status === 'sold') return isInStock ? 'sold' : 'not_stocked';
  if (known === null) return 'new';
  if (!isInStock) return 'returned';
  const { priceCents, currency } = known;
  if (priceCents !== record.priceCents || currency !== record.currency) return 'price_changed';
  return known.rowHash === hash && known.vehicleKey === key ? 'unchanged' : 'changed';
}
