import type { StockSet } from '../facts/stock-sets.ts';
import type { StockVehicle } from '../store-profile.ts';

/** The vehicles with a price in the set's currency, the lowest first. */
export function byPrice(set: StockSet): StockVehicle[] {
  return set.vehicles
    .filter((vehicle) => vehicle.priceCents !== null)
    .filter((vehicle) => vehicle.currency === set.summary.price?.unit)
    .sort(
      (one, two) => (one.priceCents ?? 0) - (two.priceCents ?? 0) || (one.id < two.id ? -1 : 1),
    );
}
