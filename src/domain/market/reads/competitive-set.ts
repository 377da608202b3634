import type { Static } from '@sinclair/typebox';
import type { CompetitiveSet } from '../../../../schema/contracts/market.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../problem.ts';
import { daysOnLot } from '../../inventory/days-on-lot.ts';
import type { Area } from '../area/area.ts';
import { areaAround } from '../area/area-cache.ts';
import { comparedWith } from '../area/compared.ts';
import { loadSiteMarket } from '../area/site-market.ts';
import type { Adjuster } from '../figures/adjust.ts';
import type { OwnVehicle } from '../figures/price-insight.ts';
import { type OwnRow, ownVehicle, ownVehicleNamed } from '../own-vehicles.ts';
import { adjustmentView, setView } from './insight-view.ts';
import { standingOf } from './list-listings.ts';
import { listingRows } from './listing-rows.ts';
import { type ListingRow, listingView, unitsOf } from './listing-view.ts';

export type SetQuery = { vin: string; radius_miles?: number; limit?: number };

const usualLimit = 25;

/** What a shopper would compare a vehicle of the own stock with, and where its price stands. */
export async function competitiveSet(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  { vin, radius_miles, limit = usualLimit }: SetQuery,
): Promise<Static<typeof CompetitiveSet>> {
  const found = await ownVehicleNamed(ctx.reader, siteId, vin);
  if (!found) throw notFound();
  const site = await loadSiteMarket(ctx.reader, siteId);
  const area = await areaAround(ctx, site, radius_miles ?? site.radiusMiles);
  const vehicle = ownVehicle(found, site);
  const { chosen, adjuster, rows, rank } = comparedWith(area, vehicle);
  const first = rows.slice(0, limit);
  const listed = await listingRows(
    ctx.reader,
    first.map((row) => area.sequence[row] ?? 0),
  );
  const now = ctx.clock.now();
  return {
    vehicle: vehicleView(found, vehicle, now),
    competitors: first.flatMap((row) => {
      const listing = listed.get(area.sequence[row] ?? 0);
      return listing ? [competitorView({ area, row, adjuster, vehicle }, listing, now)] : [];
    }),
    rank: rank?.rank ?? null,
    tied: rank?.tied ?? null,
    count: rows.length,
    set: setView(chosen.set),
    adjustment: adjustmentView(adjuster.adjustment),
  };
}

function vehicleView(found: OwnRow, vehicle: OwnVehicle, nowMs: number) {
  const { id, year, make, model, trim, condition, currency, mileage, mileageUnit } = found;
  return {
    id,
    vin: found.vin ?? '',
    year,
    make,
    model,
    trim,
    condition,
    price: unitsOf(found.priceCents),
    msrp: unitsOf(found.msrpCents),
    currency,
    mileage,
    mileage_unit: mileageUnit,
    days_on_lot: daysOnLot(vehicle.onLotSince, nowMs),
  };
}

type Competitor = { area: Area; row: number; adjuster: Adjuster; vehicle: OwnVehicle };

function competitorView(
  { area, row, adjuster, vehicle }: Competitor,
  listing: ListingRow,
  nowMs: number,
) {
  const view = listingView(listing, standingOf(area, row), nowMs);
  const { priceCents, mileage } = vehicle;
  const hasBoth = priceCents !== null && listing.priceCents !== null;
  const hasMileages = mileage !== null && view.mileage !== null;
  return {
    ...view,
    msrp: unitsOf(listing.msrpCents),
    price_difference: hasBoth ? ((listing.priceCents ?? 0) - priceCents) / 100 : null,
    mileage_difference: hasMileages ? (view.mileage ?? 0) - mileage : null,
    adjusted_price: unitsOf(adjuster.adjusted(row)),
  };
}
