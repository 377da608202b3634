import type { StoreDetails, StoreSection } from '../../schema/contracts/store-details.ts';
import type { VinFacts } from '../../schema/records/vin-facts.ts';
import type { VehicleRecord } from '../../schema/records/vehicle.ts';

/** What a text may say of the dealership; null where the store has not told us. */
export type StoreProfile = {
  name: string;
  domain: string | null;
  phone: string | null;
  street: string | null;
  city: string | null;
  /** Two-letter state or province. */
  state: string | null;
  zip: string | null;
  country: string;
  timeZone: string;
  /** The makes in stock, most common first. */
  makes: string[];
  /** What the store says of itself beyond that; absent where nobody has asked. */
  details?: {
    sections: StoreDetails;
    /** When each section was given, as ISO days at the store. */
    days: Partial<Record<StoreSection, string>>;
  };
};

/** One vehicle on the lot; `daysOnLot` is null where nobody knows when it arrived. */
export type StockVehicle = VehicleRecord & {
  id: string;
  daysOnLot: number | null;
  /** Null or absent where the VIN says nothing. */
  vinFacts?: VinFacts | null;
  /** The trim as the feed has it, with its cab and doors, where `trim` is a plainer one. */
  listedTrim?: string;
};

/** A page of the store that a reader may be sent to. */
export type StorePage = { title: string; url: string };
