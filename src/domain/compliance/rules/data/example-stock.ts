import { type CheckContext, unknownVehicle, type VehicleFacts } from '../context.ts';

/** A stock of the given vehicles, for the examples of rules. */
export function stockOf(...vehicles: Partial<VehicleFacts>[]): NonNullable<CheckContext['stock']> {
  const all = vehicles.map((vehicle) => ({ ...unknownVehicle, ...vehicle }));
  return (id) => {
    const asked = id.toUpperCase();
    return all.find(({ vin, stockNumber }) => vin === asked || stockNumber === asked) ?? null;
  };
}

/** A used pickup that is on the lot. */
export const usedPickup: Partial<VehicleFacts> = {
  vin: '1FTFW1E88KFA03385',
  stockNumber: 'P3385',
  condition: 'used',
  isCertified: false,
  year: 2019,
  make: 'Ford',
  model: 'F-150',
  trim: 'XL',
  price: 14_900,
  miles: 87_346,
};

/** A new SUV that is on the lot. */
export const newSuv: Partial<VehicleFacts> = {
  vin: '4T3B6RFV3TF103111',
  stockNumber: 'N4311',
  condition: 'new',
  isCertified: false,
  year: 2026,
  make: 'Toyota',
  model: 'RAV4 Hybrid',
  trim: 'LE',
  price: 31_915,
  msrp: 32_825,
  miles: 12,
};

export const smallLot = stockOf(usedPickup, newSuv);
