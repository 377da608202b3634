import type { State } from './states.ts';

/**
 * What is known besides the text. Everything may be missing (a file on the command line has only a
 * state): a rule whose facts are missing stays silent and never guesses.
 */
export type CheckContext = {
  /** Milliseconds since the epoch. */
  now: number;
  /** The calendar day at the store, ISO: "2026-05-04". */
  today: string;
  /** Of the store, IANA. */
  timeZone: string;
  /** The store's state, and others in which the text is shown. None loads no state's rules. */
  states: readonly State[];
  store: { name: string; city: string | null } | null;
  /** Brands whose programs the store takes part in. Null when unknown, empty for none. */
  makes: readonly string[] | null;
  /** The one vehicle that the text is about (a description); null for anything else. */
  vehicle: VehicleFacts | null;
  /** A vehicle of the store by VIN or stock number, in any case; null where no stock is known. */
  stock: ((id: string) => VehicleFacts | null) | null;
  /** The models on the lot, as the feeds write them; null where no stock is known. */
  models: readonly ModelName[] | null;
  /**
   * What an article of ours may state: its facts, title and questions, in words. Null for a text
   * that keeps no fact sheet.
   */
  facts: readonly string[] | null;
  /** Offers that the store has recorded; null where none are kept. */
  offers: readonly OfferFacts[] | null;
  /** When the text was first published, in milliseconds; null for what was not. */
  publishedAt: number | null;
};

export type ModelName = { make: string; model: string };

/** Money in whole units with cents, as the text would say it. */
export type VehicleFacts = {
  vin: string | null;
  stockNumber: string | null;
  condition: 'new' | 'used' | null;
  isCertified: boolean | null;
  isAvailable: boolean;
  year: number | null;
  make: string | null;
  model: string | null;
  trim: string | null;
  price: number | null;
  msrp: number | null;
  miles: number | null;
};

export type OfferFacts = {
  kind: 'loan' | 'lease' | 'cash';
  price: number | null;
  /** Percent: 2.9. */
  apr: number | null;
  months: number | null;
  payment: number | null;
  down: number | null;
  dueAtSigning: number | null;
  /** The last day, ISO. */
  endsOn: string | null;
};

/** A text of which nothing is known but the day. */
export function bareContext(now: number, today: string): CheckContext {
  return {
    now,
    today,
    timeZone: 'UTC',
    states: [],
    store: null,
    makes: null,
    vehicle: null,
    stock: null,
    models: null,
    facts: null,
    offers: null,
    publishedAt: null,
  };
}

/** A vehicle of which nothing is known. */
export const unknownVehicle: VehicleFacts = {
  vin: null,
  stockNumber: null,
  condition: null,
  isCertified: null,
  isAvailable: true,
  year: null,
  make: null,
  model: null,
  trim: null,
  price: null,
  msrp: null,
  miles: null,
};
