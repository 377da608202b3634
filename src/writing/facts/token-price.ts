import type { StockVehicle } from '../store-profile.ts';

/** Feeds put 0 or a cent where the price is to be asked for. */
export function withoutTokenPrice(vehicle: StockVehicle): StockVehicle {
  const isToken = vehicle.priceCents !== null && vehicle.priceCents < 100;
  return isToken ? { ...vehicle, priceCents: null } : vehicle;
}
