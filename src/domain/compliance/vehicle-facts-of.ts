import type { vehicles } from '../../../schema/tables/vehicles.ts';
import type { VehicleFacts } from './rules/context.ts';

type Row = Pick<
  typeof vehicles.$inferSelect,
  | 'vin'
  | 'stockNumber'
  | 'condition'
  | 'status'
  | 'year'
  | 'make'
  | 'model'
  | 'trim'
  | 'priceCents'
  | 'msrpCents'
  | 'currency'
  | 'mileage'
  | 'mileageUnit'
>;

/** A vehicle as the rules know it: amounts in dollars and miles, and no others. */
export function vehicleFactsOf(row: Row, isInStock: boolean): VehicleFacts {
  const { vin, stockNumber, condition, status, year, make, model, trim } = row;
  const isDollar = row.currency === 'USD' || row.currency === 'CAD';
  const amount = (cents: number | null): number | null => {
    return cents === null || !isDollar ? null : cents / 100;
  };
  return {
    vin,
    stockNumber,
    condition: condition === 'new' ? 'new' : 'used',
    isCertified: condition === 'certified',
    isAvailable: isInStock && status === 'available',
    year,
    make,
    model,
    trim,
    price: amount(row.priceCents),
    msrp: amount(row.msrpCents),
    miles: row.mileageUnit === 'mi' ? row.mileage : null,
  };
}
