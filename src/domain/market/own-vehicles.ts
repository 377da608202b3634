import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { vehicles } from '../../../schema/tables/vehicles.ts';
import { withoutIndex } from '../../db/dialect.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { kindOf } from './area/kinds.ts';
import type { SiteMarket } from './area/site-market.ts';
import type { OwnVehicle } from './figures/price-insight.ts';
import { inUnit } from './reading/distance-unit.ts';

const columns = {
  sequence: vehicles.sequence,
  id: vehicles.id,
  vehicleKey: vehicles.vehicleKey,
  vin: vehicles.vin,
  year: vehicles.year,
  make: vehicles.make,
  model: vehicles.model,
  trim: vehicles.trim,
  condition: vehicles.condition,
  priceCents: vehicles.priceCents,
  msrpCents: vehicles.msrpCents,
  currency: vehicles.currency,
  mileage: vehicles.mileage,
  mileageUnit: vehicles.mileageUnit,
  onLotSince: vehicles.onLotSince,
  createdAt: vehicles.createdAt,
};

const byVin = prepared((db: Reader['db']) => {
  const isKey = eq(vehicles.vehicleKey, sql`'vin:' || ${sql.placeholder('vin')}`);
  const own = eq(vehicles.siteId, sql.placeholder('siteId'));
  return db
    .select(columns)
    .from(vehicles)
    .where(and(own, isKey, isNull(vehicles.soldAt)))
    .prepare();
});

/** Of the few that are known by another key than their VIN. */
const byOtherKey = prepared((db: Reader['db']) => {
  const own = eq(vehicles.siteId, sql.placeholder('siteId'));
  const isVin = eq(vehicles.vin, sql.placeholder('vin'));
  const hasOtherKey = sql`substr(${vehicles.vehicleKey}, 1, 4) <> 'vin:'`;
  return db
    .select(columns)
    .from(vehicles)
    .where(and(own, isVin, hasOtherKey, isNull(vehicles.soldAt)))
    .orderBy(desc(withoutIndex(vehicles.createdAt)))
    .limit(1)
    .prepare();
});

const inStockAfter = prepared((db: Reader['db']) =>
  db
    .select(columns)
    .from(vehicles)
    .where(
      and(
        eq(withoutIndex<string>(vehicles.siteId), sql.placeholder('siteId')),
        gt(vehicles.sequence, sql.placeholder('after')),
        isNull(vehicles.soldAt),
      ),
    )
    .orderBy(asc(vehicles.sequence))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

export type OwnRow = NonNullable<Awaited<ReturnType<typeof ownVehicleNamed>>>;

/** A vehicle in stock by its VIN, in either case. */
export async function ownVehicleNamed(reader: Reader, siteId: string, vin: string) {
  const asked = { siteId, vin: vin.trim().toUpperCase() };
  return (await byVin(reader).get(asked)) ?? (await byOtherKey(reader).get(asked));
}

/** Vehicles in stock in a fixed order. */
export async function ownStockAfter(
  reader: Reader,
  siteId: string,
  after: number,
  limit: number,
): Promise<OwnRow[]> {
  return inStockAfter(reader).all({ siteId, after, limit });
}

/** As it is compared: a price in another currency than the market's is none here. */
export function ownVehicle(row: OwnRow, { currency, unit }: SiteMarket): OwnVehicle {
  const { vin, year, make, model, trim, condition, mileage, mileageUnit, onLotSince } = row;
  const isComparable = row.currency === currency;
  return {
    ...kindOf({ make, model, trim: trim ?? '' }),
    vin,
    year,
    isNew: condition === 'new',
    priceCents: isComparable ? row.priceCents : null,
    msrpCents: isComparable ? row.msrpCents : null,
    mileage: inUnit(mileage, mileageUnit, unit),
    unit,
    onLotSince,
  };
}
