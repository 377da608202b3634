import { Type } from '@sinclair/typebox';
import { OneOf, TrimmedText, WholeNumber } from './common.ts';
import { Amount, VehicleFilters } from './inventory.ts';
import { Named, shown } from './named.ts';

export const maxRadiusMiles = 500;

const radius = Type.Optional(
  WholeNumber({
    minimum: 1,
    maximum: maxRadiusMiles,
    description: 'Around the store, as the crow flies; by default as the site is set, usually 100.',
  }),
);
const vin = TrimmedText(11, 17, { description: 'Of a vehicle in stock, in either case.' });

export const ListingFilters = {
  make: VehicleFilters.make,
  model: VehicleFilters.model,
  trim: Type.Optional(TrimmedText(1, 100, { description: 'Any part of it, in any case.' })),
  year: VehicleFilters.year,
  condition: VehicleFilters.condition,
  price_min: Type.Optional(Amount('At least this price.')),
  price_max: Type.Optional(Amount('At most this price.')),
};

export const ListingsQuery = {
  ...ListingFilters,
  radius_miles: radius,
  sort: Type.Optional(
    shown(
      Named(
        'ListingSort',
        OneOf(['price', 'mileage', 'distance', 'days_on_market'], {
          description: 'The lowest first; listings without a value come last.',
        }),
      ),
      { default: 'days_on_market' },
    ),
  ),
};

export const DaysSupplyQuery = Type.Object({
  make: TrimmedText(1, 100, { description: 'The whole name, in any case.' }),
  model: Type.Optional(TrimmedText(1, 100, { description: 'The whole name, in any case.' })),
  year: VehicleFilters.year,
  condition: VehicleFilters.condition,
  radius_miles: radius,
});

export const CompetitiveSetQuery = Type.Object({
  vin,
  radius_miles: radius,
  limit: Type.Optional(
    shown(
      WholeNumber({ minimum: 1, maximum: 100, description: 'The most competitors to return.' }),
      {
        default: 25,
      },
    ),
  ),
});

export const InsightsQuery = { vin: Type.Optional(vin) };
