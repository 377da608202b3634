import { Type } from '@sinclair/typebox';
import { conditions } from '../records/vehicle.ts';
import { priceInsights } from '../records/price-insight.ts';
import { Data, Instant, Nullable, OneOf, Page, Url, Uuid } from './common.ts';
import { Vehicle } from './inventory.ts';
import { Named } from './named.ts';

const count = Type.Integer({ minimum: 0 });
const text = Nullable(Type.String());
const money = Nullable(
  Type.Number({ minimum: 0, description: 'In units of the currency, not in cents.' }),
);
const { availability, currency, mileage_unit } = Vehicle.properties;

const miles = Nullable(
  Type.Number({
    minimum: 0,
    description: 'From the store; null where only the state of the dealer is known.',
  }),
);

const listing = {
  id: Uuid,
  vin: Nullable(Type.String()),
  year: Type.Integer(),
  make: Type.String(),
  model: Type.String(),
  trim: text,
  condition: Named('ListingCondition', OneOf(conditions)),
  availability,
  price: money,
  currency,
  mileage: Nullable(count),
  mileage_unit,
  dealer_name: Type.String(),
  city: text,
  state: Nullable(Type.String({ description: 'Code of the state or province.' })),
  distance_miles: miles,
  days_on_market: count,
  first_seen_at: Instant,
  last_seen_at: Instant,
  url: Nullable(Url),
  same_group: Type.Boolean({ description: 'Whether a store of the same group lists it.' }),
};

export const MarketListing = Named('MarketListing', Type.Object(listing));

const area = Named(
  'MarketArea',
  OneOf(['radius', 'state', 'country'], {
    description: '`state` or `country` where no place is known of the store or of dealers.',
  }),
);
const radius_miles = Nullable(
  Type.Integer({ minimum: 1, description: 'Null where the area is not a circle.' }),
);

export const MarketScope = Named(
  'MarketScope',
  Type.Object({
    level: Named(
      'SupplyLevel',
      OneOf(['model', 'make'], {
        description: '`make` where no model was asked for, or too few of it were sold.',
      }),
    ),
    widened: Type.Boolean({ description: 'Whether a model was asked for and its make is told.' }),
    area,
    radius_miles,
  }),
);

const supply = {
  sold_45_days: Nullable(
    Type.Integer({
      minimum: 0,
      description: 'Null where the history is shorter than 14 days; it may be shorter than 45.',
    }),
  ),
  days_supply: Nullable(
    Type.Number({ minimum: 0, description: 'Null where fewer than three were sold.' }),
  ),
  history_days: Type.Integer({ minimum: 0, description: 'Days since this stock was first seen.' }),
};

export const DaysSupply = Named(
  'DaysSupply',
  Type.Object({
    scope: MarketScope,
    own: Named(
      'OwnSupply',
      Type.Object({
        in_stock: Type.Integer({ minimum: 0, description: 'On the lot and for sale.' }),
        ...supply,
      }),
    ),
    market: Named(
      'MarketSupply',
      Type.Object({
        active: Type.Integer({ minimum: 0, description: "On other stores' lots and for sale." }),
        ...supply,
      }),
    ),
    verdict: Nullable(
      Named(
        'SupplyVerdict',
        OneOf(['under', 'balanced', 'over'], {
          description: "How the store's own stock compares.",
        }),
      ),
    ),
  }),
);

export const ComparableSet = Named(
  'ComparableSet',
  Type.Object({
    area,
    radius_miles,
    same: Type.Array(
      Named('SharedTrait', OneOf(['model', 'year', 'condition', 'trim', 'mileage'])),
      {
        description: '`year`: at most one model year apart; `trim`: of the same trim family.',
      },
    ),
    widened: Type.Array(Named('WidenedTrait', OneOf(['mileage', 'trim'])), {
      description: 'What was dropped because fewer than five listings shared it.',
    }),
    year_from: Type.Integer(),
    year_to: Type.Integer(),
    mileage_from: Nullable(count),
    mileage_to: Nullable(count),
  }),
);

export const PriceAdjustment = Named(
  'PriceAdjustment',
  Type.Object({
    basis: Named(
      'AdjustmentBasis',
      OneOf(['msrp_ratio', 'mileage_slope', 'mileage_default', 'none'], {
        description:
          "`mileage_slope` is the set's own slope of price on mileage; `mileage_default` what is " +
          'usual at this price.',
      }),
    ),
    per_distance: Nullable(
      Type.Number({ description: 'What one more mile or kilometer adds to the price.' }),
    ),
    distance_unit: mileage_unit,
    samples: Type.Integer({ minimum: 0, description: 'Listings that the slope was taken from.' }),
  }),
);

export const Competitor = Named(
  'Competitor',
  Type.Object({
    ...listing,
    msrp: money,
    price_difference: Nullable(
      Type.Number({ description: "Its price minus the vehicle's: negative where it is cheaper." }),
    ),
    mileage_difference: Nullable(Type.Integer({ description: "Its mileage minus the vehicle's." })),
    adjusted_price: Nullable(
      Type.Number({ minimum: 0, description: 'What it would cost if it were like the vehicle.' }),
    ),
  }),
);

export const CompetitiveSet = Named(
  'CompetitiveSet',
  Type.Object({
    vehicle: Named(
      'ComparedVehicle',
      Type.Object({
        id: Uuid,
        vin: Type.String(),
        year: Type.Integer(),
        make: Type.String(),
        model: Type.String(),
        trim: text,
        condition: listing.condition,
        price: money,
        msrp: money,
        currency,
        mileage: Nullable(count),
        mileage_unit,
        days_on_lot: count,
      }),
    ),
    competitors: Type.Array(Competitor, { description: 'The lowest adjusted price first.' }),
    rank: Nullable(
      Type.Integer({ minimum: 1, description: '1 plus the number of cheaper ones in the set.' }),
    ),
    tied: Nullable(Type.Integer({ minimum: 0, description: 'Others of the same price.' })),
    count: Type.Integer({ minimum: 0, description: 'Size of the whole set, without the vehicle.' }),
    set: ComparableSet,
    adjustment: PriceAdjustment,
  }),
);

const percent = 'What the price is of the median of the set; of new vehicles by price and MSRP.';

export const PricingInsight = Named(
  'PricingInsight',
  Type.Object({
    vin: Nullable(Type.String()),
    price: money,
    market_average: money,
    market_median: money,
    adjusted_median: money,
    price_to_market_percent: Nullable(Type.Number({ minimum: 0, description: percent })),
    price_rank: Nullable(Type.Integer({ minimum: 1 })),
    tied: Nullable(count),
    vehicles_in_set: Type.Integer({ minimum: 0, description: 'Without the vehicle itself.' }),
    days_on_lot: count,
    suggested_price: Nullable(
      Type.Number({
        minimum: 0,
        description: 'The median of adjusted prices, within 5 percent of the price.',
      }),
    ),
    insight: Named('PriceInsight', OneOf(priceInsights)),
    reason: Type.String({ description: 'For people to read; its wording may change.' }),
    set: ComparableSet,
    adjustment: PriceAdjustment,
    as_of: Instant,
  }),
);

export const ListingsAnswer = Page(MarketListing);
export const DaysSupplyAnswer = Data(DaysSupply);
export const CompetitiveSetAnswer = Data(CompetitiveSet);
export const PricingInsightsAnswer = Page(PricingInsight);
