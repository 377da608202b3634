import { type Car, carOf, versionOf } from '../cars/car-of.ts';
import type { CarVersion } from '../cars/car-version.ts';
import type { StockVehicle } from '../store-profile.ts';

const versions: Readonly<Record<string, CarVersion>> = {
  hybrid: 'hybrid',
  plug_in_hybrid: 'plug-in',
};

export type KnownCar = { name: string; car: Car; vehicles: StockVehicle[] };

/** What the guide knows of vehicles of one model and year, by the first of them. */
export function knownCar(vehicles: StockVehicle[]): KnownCar | null {
  const { make = null, model = null, year = null, fuelType = null } = vehicles[0] ?? {};
  if (make === null || model === null || year === null) return null;
  const car = carOf({ make, model, year }, vehicles);
  // The years of its shape, and not the one of this car, are what the figures are of.
  if (!car) return null;
  const version = car.version ?? versionOf(car.guide, car.span, versions[fuelType ?? ''] ?? null);
  return { name: `${make} ${model}`, car: { ...car, version, year: null }, vehicles };
}
