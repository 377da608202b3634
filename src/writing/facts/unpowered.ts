import type { StockVehicle } from '../store-profile.ts';
import type { Unmet } from './nearest-filter.ts';
import type { StockFilter } from './stock-filter.ts';

/**
 * Where a hybrid of a model is asked for and all of the model that are here are known to be none,
 * that wish is not met: the others are no hybrids. Else as it was.
 */
export function unpowered(
  unmet: Unmet | null,
  wanted: StockFilter,
  cars: readonly StockVehicle[],
): Unmet | null {
  const isTold = cars.length > 0 && cars.every(({ fuelType }) => fuelType !== null);
  if (wanted.fuels === null || !isTold) return unmet;
  const { without = [], unsaid = [] } = unmet ?? {};
  return { wanted, without: [...without, 'fuels'], unsaid };
}
