import type { StockVehicle, StoreProfile } from '../store-profile.ts';

type MpgSpan = readonly [low: number, high: number];

/** A fuel-economy estimate that holds for the car, from a table of a public source. */
export type EconomyEstimate = {
  /** Miles per gallon; from the lowest to the highest that the car may have. */
  city: MpgSpan;
  highway: MpgSpan;
  /** Null where the table has none. */
  combined: MpgSpan | null;
  /** "EPA". */
  source: string;
};

/** A price that was asked for at least four weeks and has come down in the last four. */
export type PriceCut = { amount: number; currency: string; day: string };

/** How a car stands among those of its model and condition on the lot, itself included. */
export type Standing = {
  kind: 'only' | 'fewest_miles' | 'newest';
  /** Cars that are compared. */
  among: number;
};

/** Everything that a description may be made of. */
export type DescribedVehicle = {
  car: StockVehicle;
  store: StoreProfile;
  economy: EconomyEstimate | null;
  cut: PriceCut | null;
  standing: Standing | null;
  /** The share of the store's cars that have each feature, by the feature's id. */
  shares: ReadonlyMap<string, number>;
  /** The store's day, ISO. */
  today: string;
};
