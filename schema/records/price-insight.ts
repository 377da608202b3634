export const priceInsights = [
  'overpriced',
  'competitive',
  'underpriced',
  'insufficient_data',
] as const;
export type PriceInsightKind = (typeof priceInsights)[number];

/** Money in cents; null where fewer than five comparable listings were found. */
export type PriceInsight = {
  vin: string | null;
  priceCents: number | null;
  averageCents: number | null;
  medianCents: number | null;
  adjustedMedianCents: number | null;
  priceToMarketPercent: number | null;
  priceRank: number | null;
  tied: number | null;
  cheaper: number;
  dearer: number;
  vehiclesInSet: number;
  onLotSince: number;
  suggestedPriceCents: number | null;
  insight: PriceInsightKind;
  reason: string;
  set: ComparableSet;
  adjustment: PriceAdjustment;
  /** When it was worked out. */
  asOf: number;
};

/** How the comparable listings were chosen. */
export type ComparableSet = {
  area: 'radius' | 'state' | 'country';
  radiusMiles: number | null;
  /** Names of what every listing shares with the vehicle. */
  same: ('model' | 'year' | 'condition' | 'trim' | 'mileage')[];
  /** What was let go, in that order, until there were enough. */
  widened: ('mileage' | 'trim')[];
  yearFrom: number;
  yearTo: number;
  mileageFrom: number | null;
  mileageTo: number | null;
};

export type PriceAdjustment = {
  basis: 'msrp_ratio' | 'mileage_slope' | 'mileage_default' | 'none';
  /** In units of the currency for each mile or kilometre; null where nothing is adjusted by it. */
  perDistance: number | null;
  distanceUnit: 'mi' | 'km';
  /** How many listings the slope was taken from. */
  samples: number;
};
