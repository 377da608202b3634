import { Kind, Type, TypeRegistry } from '@sinclair/typebox';
import { t } from 'elysia';
import { bodyStyles } from '../records/vehicle.ts';
import { Data, Instant, Nullable, OneOf, Page, TrimmedText, Uuid } from './common.ts';

const text = Nullable(Type.String());
const money = Nullable(
  Type.Number({
    minimum: 0,
    description: 'In whole units of the currency, cents after the point.',
  }),
);
const wholeNumber = Nullable(Type.Integer({ minimum: 0 }));
const count = Type.Integer({ minimum: 0 });

export const VehicleType = OneOf(['New', 'Used', 'Certified']);

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

export const availabilities = ['on_lot', 'in_transit', 'pending'] as const;

export const Vehicle = Type.Object({
  id: Uuid,
  ...shared,
  stock_number: text,
  currency: Type.String({
    pattern: '^[A-Z]{3}$',
    description: 'ISO 4217; of `price` and `msrp`.',
  }),
  mileage_unit: OneOf(['mi', 'km'], { description: 'Of `mileage`.' }),
  availability: OneOf(availabilities, {
    description:
      '`in_transit` is on its way or on order, `pending` is being sold; `on_lot` is the rest.',
  }),
  has_description: Type.Boolean(),
  image_url: text,
  updated_at: Instant,
});

export const VehicleDetail = Type.Object({
  ...Vehicle.properties,
  engine: text,
  transmission: text,
  drivetrain: text,
  fuel_type: text,
  body_style: text,
  images: Type.Array(Type.String()),
  msrp: money,
  features: Type.Array(Type.String()),
  days_on_lot: count,
  ai_description: text,
  description_status: OneOf(['not_generated', 'generating', 'complete', 'failed']),
  created_at: Instant,
});

export const FeedVehicle = Type.Object({ ...shared, ai_description: text, image_url: text });

export const PriceBand = Type.Object({
  label: Type.String(),
  min: Type.Integer({ minimum: 0, description: 'Included.' }),
  max: Nullable(Type.Integer({ minimum: 1, description: 'Not included.' })),
  count,
});

export const InventoryStats = Type.Object({
  total: count,
  new: count,
  used: count,
  certified: count,
  with_description: count,
  average_price: Nullable(Type.Number({ description: 'Of the vehicles with a price.' })),
  average_days_on_lot: Nullable(Type.Number()),
  by_make: Type.Array(Type.Object({ make: Type.String(), count })),
  by_body_style: Type.Array(Type.Object({ body_style: Nullable(OneOf(bodyStyles)), count })),
  price_bands: Type.Array(PriceBand, { description: 'Vehicles without a price are in none.' }),
  aging: Type.Object({ '0_30': count, '31_60': count, '61_90': count, over_90: count }),
  last_feed_at: Nullable(Instant),
});

const words = Type.Optional(TrimmedText(1, 100, { description: 'Any part of it, in any case.' }));

/** An amount of money in a query: text here, which has no sign and no exponent. */
function Amount(description: string) {
  return Type.Unsafe<string>({ [Kind]: 'Amount', type: 'number', minimum: 0, description });
}
TypeRegistry.Set('Amount', (_schema, value) => {
  return typeof value === 'string' && /^\d{1,9}(?:\.\d{1,9})?$/.test(value);
});

export const VehicleFilters = {
  make: words,
  model: words,
  year: t.Optional(t.Integer({ minimum: 1886, maximum: 9999, description: 'The model year.' })),
  condition: Type.Optional(
    OneOf(['new', 'used'], { description: 'Certified vehicles count as used.' }),
  ),
  price_min: Type.Optional(Amount('At least this price.')),
  price_max: Type.Optional(Amount('At most this price.')),
};

/** A stock number has a digit and at most 60 characters, as feeds are read; a VIN 11 to 17. */
const letter = '0-9A-Za-z\\u00C0-\\uFFFF';
const vehicleName = `^(?=.*[0-9]|.{11,17}$)[${letter}][${letter} ._/#*+-]{0,59}$`;

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
    OneOf(['json', 'xml'], { description: 'What to answer in; default json.' }),
  ),
});

export const VehiclesAnswer = Page(Vehicle);
export const VehicleAnswer = Data(VehicleDetail);
export const InventoryStatsAnswer = Data(InventoryStats);
export const InventoryFeedAnswer = Data(Type.Object({ count, vehicles: Type.Array(FeedVehicle) }));
