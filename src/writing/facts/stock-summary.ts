import type { StockVehicle } from '../store-profile.ts';

/** How often a name occurs; lists of tallies are sorted by count, then by name. */
export type Tally = { name: string; count: number };

/** Whole units: dollars (or the like), miles or kilometres, days. */
export type Span = { min: number; max: number; median: number; of: number; unit: string };

export type StockSummary = {
  count: number;
  conditions: Tally[];
  years: Tally[];
  models: Tally[];
  makes: Tally[];
  trims: Tally[];
  drivetrains: Tally[];
  bodies: Tally[];
  fuels: Tally[];
  engines: Tally[];
  colors: Tally[];
  interiors: Tally[];
  price: Span | null;
  mileage: Span | null;
  days: Span | null;
};

/** Fewer of a kind make no range and no middle. */
export const fewestForSpan = 5;

/** Whether a span says something of its kind: five or more of it, at different figures. */
export function isRange({ min, max, of }: Span): boolean {
  return of >= fewestForSpan && min < max;
}

/** Counts and spans over a set of vehicles; unknown values are left out, never counted as zero. */
export function summariseStock(vehicles: readonly StockVehicle[]): StockSummary {
  const currency = mostCommon(vehicles.filter(hasPrice).map((vehicle) => vehicle.currency));
  const driven = vehicles.filter((vehicle) => vehicle.condition !== 'new' && vehicle.mileage);
  const unit = mostCommon(driven.map((vehicle) => vehicle.mileageUnit));
  const by = (pick: (vehicle: StockVehicle) => string | number | null) => tally(vehicles.map(pick));
  return {
    count: vehicles.length,
    conditions: by((vehicle) => vehicle.condition),
    years: by((vehicle) => vehicle.year),
    models: by((vehicle) => modelName(vehicle)),
    makes: by((vehicle) => vehicle.make),
    trims: by((vehicle) => vehicle.trim),
    drivetrains: by((vehicle) => vehicle.drivetrain),
    bodies: by((vehicle) => vehicle.bodyStyle),
    fuels: by((vehicle) => vehicle.fuelType),
    engines: by((vehicle) => vehicle.engine),
    colors: by((vehicle) => vehicle.exteriorColor),
    interiors: by((vehicle) => vehicle.interiorColor),
    price: span(pricesIn(vehicles, currency), currency ?? ''),
    mileage: span(
      driven.flatMap((car) => (car.mileageUnit === unit && car.mileage ? [car.mileage] : [])),
      unit ?? '',
    ),
    days: span(
      vehicles.flatMap(({ daysOnLot: days }) => (days !== null && days >= 0 ? [days] : [])),
      'days',
    ),
  };
}

export function tally(names: readonly (string | number | null)[]): Tally[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    if (name === null || name === '') continue;
    counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, two) => two.count - one.count || (one.name < two.name ? -1 : 1));
}

/** Smallest, largest and middle value; the median of an even count is the lower middle one. */
export function span(values: readonly number[], unit: string): Span | null {
  const sorted = [...values].sort((one, two) => one - two);
  const min = sorted[0];
  const max = sorted.at(-1);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (min === undefined || max === undefined || median === undefined) return null;
  return { min, max, median, of: sorted.length, unit };
}

function hasPrice(vehicle: StockVehicle): boolean {
  return vehicle.priceCents !== null && vehicle.priceCents > 0;
}

function pricesIn(vehicles: readonly StockVehicle[], currency: string | undefined): number[] {
  return vehicles
    .filter((vehicle) => hasPrice(vehicle) && vehicle.currency === currency)
    .map((vehicle) => Math.round((vehicle.priceCents ?? 0) / 100));
}

function modelName(vehicle: StockVehicle): string | null {
  return vehicle.make && vehicle.model ? `${vehicle.make} ${vehicle.model}` : null;
}

function mostCommon(names: readonly string[]): string | undefined {
  return tally(names)[0]?.name;
}
