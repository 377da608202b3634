import type { Static } from '@sinclair/typebox';
import type { FeedVehicle, VehicleType } from '../../../schema/contracts/inventory.ts';
import type { VehicleCondition } from '../../../schema/records/vehicle.ts';
import type { FeedRow } from './feed-rows.ts';
import type { VehicleRow } from './store.ts';

export const vehicleTypes: Record<VehicleCondition, Static<typeof VehicleType>> = {
  new: 'New',
  used: 'Used',
  certified: 'Certified',
};

export function viewFeedVehicle(row: FeedRow): Static<typeof FeedVehicle> {
  return { ...viewShared(row), ai_description: row.aiDescription, image_url: row.imageUrl };
}

type SharedRow = Pick<
  VehicleRow,
  'vin' | 'year' | 'make' | 'model' | 'trim' | 'condition' | 'priceCents' | 'mileage'
> &
  Pick<VehicleRow, 'exteriorColor' | 'interiorColor'>;

function viewShared(row: SharedRow) {
  return {
    vin: row.vin,
    year: row.year,
    make: row.make,
    model: row.model,
    trim: row.trim,
    vehicle_type: vehicleTypes[row.condition],
    price: units(row.priceCents),
    mileage: row.mileage,
    exterior_color: row.exteriorColor,
    interior_color: row.interiorColor,
  };
}

function units(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
