import type { Static } from '@sinclair/typebox';
import type { PricingInsight } from '../../../../schema/contracts/market.ts';
import type {
  ComparableSet,
  PriceAdjustment,
  PriceInsight,
} from '../../../../schema/records/price-insight.ts';
import { isoTime } from '../../../lib/clock.ts';
import { daysOnLot } from '../../inventory/days-on-lot.ts';
import { unitsOf } from './listing-view.ts';

export function insightView(body: PriceInsight, nowMs: number): Static<typeof PricingInsight> {
  return {
    vin: body.vin,
    price: unitsOf(body.priceCents),
    market_average: unitsOf(body.averageCents),
    market_median: unitsOf(body.medianCents),
    adjusted_median: unitsOf(body.adjustedMedianCents),
    price_to_market_percent: body.priceToMarketPercent,
    price_rank: body.priceRank,
    tied: body.tied,
    vehicles_in_set: body.vehiclesInSet,
    days_on_lot: daysOnLot(body.onLotSince, nowMs),
    suggested_price: unitsOf(body.suggestedPriceCents),
    insight: body.insight,
    reason: body.reason,
    set: setView(body.set),
    adjustment: adjustmentView(body.adjustment),
    as_of: isoTime(body.asOf),
  };
}

export function setView(set: ComparableSet) {
  const { area, radiusMiles, same, widened, yearFrom, yearTo, mileageFrom, mileageTo } = set;
  return {
    area,
    radius_miles: radiusMiles,
    same,
    widened,
    year_from: yearFrom,
    year_to: yearTo,
    mileage_from: mileageFrom,
    mileage_to: mileageTo,
  };
}

export function adjustmentView({ basis, perDistance, distanceUnit, samples }: PriceAdjustment) {
  return {
    basis,
    per_distance: perDistance === null ? null : Math.round(perDistance * 10_000) / 10_000,
    distance_unit: distanceUnit,
    samples,
  };
}
