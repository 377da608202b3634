import type { Availability, VehicleCondition } from './vehicle.ts';

/** What one listing of a market file or service says, as it waits to be taken over. */
export type ListingRecord = {
  /** Upper-case; null for a car without a number yet. */
  vin: string | null;
  year: number;
  make: string;
  model: string;
  trim: string | null;
  condition: VehicleCondition;
  availability: Availability;
  priceCents: number | null;
  msrpCents: number | null;
  /** ISO 4217. */
  currency: string;
  /** In miles where prices are in US dollars or pounds, else in kilometres. */
  mileage: number | null;
  url: string | null;
  dealer: ListingDealer;
  /** Milliseconds since the epoch; null where the source does not say. */
  firstSeenAt: number | null;
  lastSeenAt: number | null;
};

export type ListingDealer = {
  /** Folded name and place: which dealer it is in the next file too. */
  key: string;
  name: string;
  city: string | null;
  /** Code of a state or province. */
  state: string | null;
  /** ZIP, or the first three characters of a Canadian postal code. */
  postalCode: string | null;
  /** Degrees; null where only a state is known. */
  latitude: number | null;
  longitude: number | null;
  /** Host name of the page of the listing. */
  host: string | null;
};
