import type { Static } from '@sinclair/typebox';
import type {
  FeedVehicle,
  Vehicle,
  VehicleDetail,
  VehicleType,
} from '../../../schema/contracts/inventory.ts';
import type { VehicleCondition } from '../../../schema/records/vehicle.ts';
import { isoTime } from '../../lib/clock.ts';
import { availabilityOf } from './availability.ts';
import { daysOnLot } from './days-on-lot.ts';
import type { FeedRow } from './feed-rows.ts';
import type { ListedRow } from './list-vehicles.ts';
import type { VehicleRow } from './store.ts';

const vehicleTypes: Record<VehicleCondition, Static<typeof VehicleType>> = {
  new: 'New',
  used: 'Used',
  certified: 'Certified',
};

export function viewVehicle(row: ListedRow): Static<typeof Vehicle> {
  return {
    id: row.id,
    ...viewShared(row),
    stock_number: row.stockNumber,
    currency: row.currency,
    mileage_unit: row.mileageUnit,
    availability: availabilityOf(row.status),
    has_description: row.hasDescription === 1,
    image_url: row.imageUrl,
    updated_at: isoTime(row.updatedAt),
  };
}

export function viewVehicleDetail(row: VehicleRow, nowMs: number): Static<typeof VehicleDetail> {
  const hasDescription = row.descriptionGeneratedAt === null ? 0 : 1;
  return {
    ...viewVehicle({ ...row, hasDescription }),
    engine: row.engine,
    transmission: row.transmission,
    drivetrain: row.drivetrain,
    fuel_type: row.fuelType,
    body_style: row.bodyStyle,
    images: row.images,
    msrp: units(row.msrpCents),
    features: row.features,
    days_on_lot: daysOnLot(row.onLotSince, nowMs),
    ai_description: row.aiDescription,
    description_status: row.descriptionStatus,
    created_at: isoTime(row.createdAt),
  };
}

/** The twelve fields of the feed, in the order of the contract. */
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
