import type { Static } from '@sinclair/typebox';
import type {
  CompetitiveSetAnswer,
  DaysSupplyAnswer,
  ListingsAnswer,
  PricingInsightsAnswer,
} from '../market.ts';
import { answered, asked, nextCursor, vehicleId } from './example-ids.ts';

const listing = {
  id: '01960000-0000-7000-8000-00000000a001',
  vin: '4T1G11AK1NU200017',
  year: 2022,
  make: 'Toyota',
  model: 'Camry',
  trim: 'SE',
  condition: 'used' as const,
  availability: 'on_lot' as const,
  price: 24_495,
  currency: 'USD',
  mileage: 33_410,
  mileage_unit: 'mi' as const,
  dealer_name: 'Harbor Auto',
  city: 'Omaha',
  state: 'NE',
  distance_miles: 48.6,
  days_on_market: 21,
  first_seen_at: asked,
  last_seen_at: answered,
  url: 'https://harbor-auto.example/inventory/4T1G11AK1NU200017',
  same_group: false,
};
const set = {
  area: 'radius' as const,
  radius_miles: 100,
  same: ['model' as const, 'year' as const, 'condition' as const, 'trim' as const],
  widened: ['mileage' as const],
  year_from: 2021,
  year_to: 2023,
  mileage_from: null,
  mileage_to: null,
};
const adjustment = {
  basis: 'mileage_slope' as const,
  per_distance: -0.0712,
  distance_unit: 'mi' as const,
  samples: 14,
};

const listings: Static<typeof ListingsAnswer> = {
  data: [listing],
  pagination: { has_more: true, next_cursor: nextCursor, total_count: 342 },
};
const supply: Static<typeof DaysSupplyAnswer> = {
  data: {
    scope: { level: 'model', widened: false, area: 'radius', radius_miles: 100 },
    own: { in_stock: 12, sold_45_days: 9, days_supply: 60, history_days: 210 },
    market: { active: 88, sold_45_days: 96, days_supply: 41.3, history_days: 120 },
    verdict: 'over',
  },
};
const competitors: Static<typeof CompetitiveSetAnswer> = {
  data: {
    vehicle: {
      id: vehicleId,
      vin: '4T1G11AK5NU100042',
      year: 2022,
      make: 'Toyota',
      model: 'Camry',
      trim: 'SE',
      condition: 'certified',
      price: 24_995,
      msrp: null,
      currency: 'USD',
      mileage: 31_208,
      mileage_unit: 'mi',
      days_on_lot: 23,
    },
    competitors: [
      {
        ...listing,
        msrp: null,
        price_difference: -500,
        mileage_difference: 2_202,
        adjusted_price: 24_651.78,
      },
    ],
    rank: 4,
    tied: 0,
    count: 14,
    set,
    adjustment,
  },
};
const insights: Static<typeof PricingInsightsAnswer> = {
  data: [
    {
      vin: '4T1G11AK5NU100042',
      price: 24_995,
      market_average: 25_410.5,
      market_median: 25_290,
      adjusted_median: 25_512.4,
      price_to_market_percent: 98.83,
      price_rank: 4,
      tied: 0,
      vehicles_in_set: 14,
      days_on_lot: 23,
      suggested_price: 25_512.4,
      insight: 'competitive',
      reason:
        'The price is 2.0 percent below the median of comparable listings, adjusted for mileage, ' +
        'number 4 of 15 from the lowest. With 23 days on the lot, hold it.',
      set,
      adjustment,
      as_of: answered,
    },
  ],
  pagination: { has_more: true, next_cursor: nextCursor, total_count: 128 },
};

export const marketExamples = {
  list_market_listings: { answer: listings },
  get_days_supply: { answer: supply },
  get_competitive_set: { answer: competitors },
  list_pricing_insights: { answer: insights },
};
