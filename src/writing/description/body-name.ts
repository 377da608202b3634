import type { BodyStyle } from '../../../schema/records/vehicle.ts';
import type { StockVehicle } from '../store-profile.ts';

const names: Record<BodyStyle, string | null> = {
  sedan: 'sedan',
  coupe: 'coupe',
  convertible: 'convertible',
  hatchback: 'hatchback',
  wagon: 'wagon',
  suv: 'SUV',
  crossover: 'crossover',
  truck: 'truck',
  van: 'van',
  minivan: 'minivan',
  other: null,
};

/** "SUV", "truck"; null where a reader could not picture it. */
export function bodyName({ bodyStyle }: StockVehicle): string | null {
  return bodyStyle && names[bodyStyle];
}
