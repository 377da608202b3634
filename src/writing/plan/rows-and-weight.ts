import type { BodyStyle } from '../../../schema/records/vehicle.ts';
import type { StockVehicle } from '../store-profile.ts';

/** Rows of seats that every car of the style has. */
const rowsOf: Readonly<Partial<Record<BodyStyle, string>>> = {
  sedan: '2',
  coupe: '2',
  hatchback: '2',
  minivan: '3',
};

/** The heaviest class of trucks that people also buy to drive as their own: a one-ton pickup. */
const heaviestLight = 3;

/** What body and VIN say of seats and weight; a vehicle of which they do not is `unknown`. */
export function rowsAndWeight(vehicles: readonly StockVehicle[]): {
  rows: Set<string>;
  weight: Set<string>;
} {
  return { rows: valuesOf(vehicles, rowsOn), weight: valuesOf(vehicles, weightOf) };
}

/** Nothing is known where it is known of none, and no mark is met where it is known of some. */
function valuesOf(
  vehicles: readonly StockVehicle[],
  of: (vehicle: StockVehicle) => string | null,
): Set<string> {
  const values = new Set(vehicles.map((vehicle) => of(vehicle) ?? 'unknown'));
  return values.size === 1 && values.has('unknown') ? new Set() : values;
}

/** A pickup with two doors has one row, one with four has two. */
function rowsOn({ bodyStyle, doors }: StockVehicle): string | null {
  if (bodyStyle === 'truck') return doors === 2 ? '1' : doors === 4 ? '2' : null;
  return (bodyStyle && rowsOf[bodyStyle]) ?? null;
}

/** "Class 6: 19,501 - 26,000 lb": the class of the gross vehicle weight rating. */
function weightOf({ vinFacts }: StockVehicle): string | null {
  const [, digit] = /^Class (\d)/.exec(vinFacts?.weightClass ?? '') ?? [];
  if (digit === undefined) return null;
  return Number(digit) <= heaviestLight ? 'light' : 'heavy';
}
