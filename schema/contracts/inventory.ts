import { Kind, Type, TypeRegistry } from '@sinclair/typebox';
import { availabilities, bodyStyles } from '../records/vehicle.ts';
import {
  Data,
  Instant,
  Nullable,
  OneOf,
  Page,
  TrimmedText,
  Url,
  Uuid,
  WholeNumber,
} from './common.ts';
import { Named, shown } from './named.ts';

const text = Nullable(Type.String());
const money = Nullable(
  Type.Number({
    minimum: 0,
    description: 'In whole units of the currency, cents after the point.',
  }),
);
const wholeNumber = Nullable(Type.Integer({ minimum: 0 }));
const count = Type.Integer({ minimum: 0 });

export const VehicleType = Named('VehicleType', OneOf(['New', 'Used', 'Certified']));

/** What list, detail and feed have in common, in the order in which they show it. */
const shared = {
  vin: Nullable(Type.String({ description: 'Null for a car without a number yet.' })),
  year: Nullable(Type.Integer()),
  make: text,
  model: text,
  trim: text,
  vehicle_type: VehicleType,
  price: money,
  mileage: wholeNumber,
  exterior_color: text,
  interior_color: text,
};

export const Vehicle = Named(
  'VehicleSummary',
  Type.Object({
    id: Uuid,
    ...shared,
    stock_number: text,
    currency: Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'ISO 4217; of `price` and `msrp`.',
    }),
    mileage_unit: Named('MileageUnit', OneOf(['mi', 'km'], { description: 'Of `mileage`.' })),
    availability: Named(
      'Availability',
      OneOf(availabilities, {
        description:
          '`in_transit` is on its way or on order, `pending` is being sold; `on_lot` is the rest.',
      }),
    ),
    has_description: Type.Boolean(),
    image_url: Nullable(Url),
    updated_at: Instant,
  }),
);

export const DescriptionStatus = Named(
  'DescriptionStatus',
  OneOf(['not_generated', 'generating', 'complete', 'failed']),
);

export const VehicleDetail = Named(
  'Vehicle',
  Type.Object({
    ...Vehicle.properties,
    engine: text,
    transmission: text,
    drivetrain: text,
    fuel_type: text,
    body_style: text,
    images: Type.Array(Url),
    msrp: money,
    features: Type.Array(Type.String()),
    days_on_lot: count,
    ai_description: text,
    description_status: DescriptionStatus,
    created_at: Instant,
  }),
);

export const FeedVehicle = Named(
  'FeedVehicle',
  Type.Object({ ...shared, ai_description: text, image_url: Nullable(Url) }),
);

export const PriceBand = Named(
  'PriceBand',
  Type.Object({
    label: Type.String(),
    min: Type.Integer({ minimum: 0, description: 'Included.' }),
    max: Nullable(Type.Integer({ minimum: 1, description: 'Not included.' })),
    count,
  }),
);

export const InventoryStats = Named(
  'InventoryStats',
  Type.Object({
    total: count,
    new: count,
    used: count,
    certified: count,
    with_description: count,
    average_price: Nullable(Type.Number({ description: 'Of the vehicles with a price.' })),
    average_days_on_lot: Nullable(Type.Number()),
    by_make: Type.Array(Named('MakeCount', Type.Object({ make: Type.String(), count }))),
    by_body_style: Type.Array(
      Named(
        'BodyStyleCount',
        Type.Object({ body_style: Nullable(Named('BodyStyle', OneOf(bodyStyles))), count }),
      ),
    ),
    price_bands: Type.Array(PriceBand, { description: 'Vehicles without a price are in none.' }),
    aging: Named(
      'StockAging',
      Type.Object({ '0_30': count, '31_60': count, '61_90': count, over_90: count }),
    ),
    last_feed_at: Nullable(Instant),
  }),
);

const words = Type.Optional(TrimmedText(1, 100, { description: 'Any part of it, in any case.' }));

const maxAmount = 1_000_000_000;

/** An amount of money in a query, as JSON writes numbers without a sign: "9999.5", "1e4". */
export function Amount(description: string) {
  const limits = { type: 'number', minimum: 0, maximum: maxAmount };
  return Type.Unsafe<string>({ [Kind]: 'Amount', ...limits, description });
}
TypeRegistry.Set('Amount', (_schema, value) => {
  if (typeof value !== 'string' || !/^\d{1,40}(?:\.\d{1,40})?(?:[eE][+-]?\d{1,3})?$/.test(value)) {
    return false;
  }
  return Number(value) <= maxAmount;
});

export const VehicleFilters = {
  make: words,
  model: words,
  year: Type.Optional(
    WholeNumber({ minimum: 1886, maximum: 9999, description: 'The model year.' }),
  ),
  condition: Type.Optional(
    Named(
      'VehicleCondition',
      OneOf(['new', 'used'], { description: 'Certified vehicles count as used.' }),
    ),
  ),
  price_min: Type.Optional(Amount('At least this price.')),
  price_max: Type.Optional(Amount('At most this price.')),
};

/** A stock number has a digit and at most 60 characters, as feeds are read; a VIN 11 to 17. */
const letter = '0-9A-Za-z\\u00C0-\\uFFFF';
export const vehicleName = `^(?=.*[0-9]|.{11,17}$)[${letter}][${letter} ._/#*+-]{0,59}$`;

export const VinParams = Type.Object({
  vin: Type.String({
    pattern: vehicleName,
    examples: ['1HGCM82633A004352'],
    description:
      'The VIN, 11 to 17 characters, in either case; or the `id` of the vehicle; or, of one ' +
      'without a VIN, its stock number in either case.',
  }),
});
export const FeedQuery = Type.Object({
  format: Type.Optional(
    shown(Named('FeedFormat', OneOf(['json', 'xml'], { description: 'What to answer in.' })), {
      default: 'json',
    }),
  ),
});

export const VehiclesAnswer = Page(Vehicle);
export const VehicleAnswer = Data(VehicleDetail);
export const InventoryStatsAnswer = Data(InventoryStats);
export const InventoryFeedAnswer = Data(
  Named('InventoryFeed', Type.Object({ count, vehicles: Type.Array(FeedVehicle) })),
);
