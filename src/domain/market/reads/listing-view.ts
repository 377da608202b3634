import type { Static } from '@sinclair/typebox';
import type { MarketListing } from '../../../../schema/contracts/market.ts';
import type { Availability, VehicleCondition } from '../../../../schema/records/vehicle.ts';
import { isoTime } from '../../../lib/clock.ts';
import { daysOnLot } from '../../inventory/days-on-lot.ts';
import { type DistanceUnit, distanceUnitOf, inUnit } from '../reading/distance-unit.ts';

export type ListingRow = {
  sequence: number;
  id: string;
  vin: string | null;
  year: number;
  make: string;
  model: string;
  trim: string | null;
  condition: VehicleCondition;
  availability: Availability;
  priceCents: number | null;
  msrpCents: number | null;
  currency: string;
  mileage: number | null;
  /** Of shared stock alone; listings are in the unit of their currency. */
  mileageUnit?: DistanceUnit;
  dealerName: string;
  city: string | null;
  state: string | null;
  firstSeenAt: number;
  lastSeenAt: number;
  url: string | null;
};

/** What is told of a listing by where it stands: null without a place. */
export type Standing = { distance: number | null; isSameGroup: boolean };

export function listingView(
  row: ListingRow,
  { distance, isSameGroup }: Standing,
  nowMs: number,
): Static<typeof MarketListing> {
  const { id, vin, year, make, model, trim, condition, availability, currency } = row;
  const unit = distanceUnitOf(currency);
  return {
    id,
    vin,
    year,
    make,
    model,
    trim,
    condition,
    availability,
    price: unitsOf(row.priceCents),
    currency,
    mileage: inUnit(row.mileage, row.mileageUnit ?? unit, unit),
    mileage_unit: unit,
    dealer_name: row.dealerName,
    city: row.city,
    state: row.state,
    distance_miles: distance === null ? null : Math.round(distance * 10) / 10,
    days_on_market: daysOnLot(row.firstSeenAt, nowMs),
    first_seen_at: isoTime(row.firstSeenAt),
    last_seen_at: isoTime(row.lastSeenAt),
    url: row.url,
    same_group: isSameGroup,
  };
}

export function unitsOf(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
