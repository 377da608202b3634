import type { VehicleRecord } from '../../../schema/records/vehicle.ts';
import { classifyVin } from './vin.ts';

const vinPrefix = 'vin:';

/**
 * Under which key the store knows a vehicle: its VIN; for a car that has only the maker's
 * provisional number, or none, its stock number. `other` is the key under which an earlier feed may
 * have brought it: the built car arrives with its real VIN under the same stock number.
 */
export type VehicleKeys = { key: string; other: string | null };

export function vehicleKeys(record: VehicleRecord): VehicleKeys | null {
  const { vin, stockNumber } = record;
  const byVin = vin === null ? null : `${vinPrefix}${vin}`;
  const byStock = stockNumber === null ? null : stockKey(stockNumber);
  if (vin === null || byVin === null)
    return byStock === null ? null : { key: byStock, other: null };
  if (byStock === null) return { key: byVin, other: null };
  return classifyVin(vin, record).kind === 'provisional'
    ? { key: byStock, other: byVin }
    : { key: byVin, other: byStock };
}

export function stockKey(stockNumber: string): string {
  return `stock:${stockNumber.toUpperCase()}`;
}

/** The VIN that a key is made of, if it is. */
export function vinOfKey(key: string): string | null {
  return key.startsWith(vinPrefix) ? key.slice(vinPrefix.length) : null;
}

/** Stock numbers are used again after a sale; a VIN never is. */
export function isStockKey(key: string): boolean {
  return key.startsWith('stock:');
}

/** What a row gives up its stock number for when another car has taken that number over. */
export function retiredKey(id: string): string {
  return `past:${id}`;
}
