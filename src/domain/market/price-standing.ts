import { availabilities } from '../../../schema/records/vehicle.ts';
import type { Context } from '../../context.ts';
import { day, isoTime } from '../../lib/clock.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { loadDoubts } from '../inventory/doubts-store.ts';
import type { Area } from './area/area.ts';
import { areaAround } from './area/area-cache.ts';
import { rowsOf } from './area/rows-of-model.ts';
import { loadSiteMarket, type SiteMarket } from './area/site-market.ts';
import { chooseComparable, minComparable } from './figures/comparable.ts';
import { type OwnRow, ownVehicle, ownVehicleNamed } from './own-vehicles.ts';
import type { DistanceUnit } from './reading/distance-unit.ts';

/** "Priced below 11 of 14 similar vehicles within 100 miles, as of November 16, 2026." */
export type PriceStanding = {
  /** Similar vehicles that cost more. */
  below: number;
  of: number;
  radiusMiles: number;
  /** New ones are compared with new ones, others by their mileage, in this unit, as well. */
  isNew: boolean;
  unit: DistanceUnit;
  year: number;
  make: string;
  model: string;
  /** YYYY-MM-DD: of the oldest look that it rests on. A text that says it must say this, too. */
  asOf: string;
};

/** A claim must be true when it is read: a look of last week proves nothing. */
const freshMs = 3 * day;

/** Less than most is nothing to advertise. */
const minShare = 0.5;

/**
 * What an advertisement may say of a vehicle's price beside others', or null: where the price is
 * doubted or missing, where fewer than five are really alike (of its trim family and, used, of its
 * mileage), where no circle can be named, or where most of them are not dearer. Only advertised
 * prices count, never adjusted ones, and listings that were looked at within three days. It never
 * says "lowest" or "best": nobody has looked at all there are.
 */
export async function priceStanding(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  vin: string,
): Promise<PriceStanding | null> {
  const [standing = null] = await priceStandings(ctx, siteId, [vin]);
  return standing;
}

/** The same of several, in their order. */
export async function priceStandings(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  vins: readonly string[],
): Promise<(PriceStanding | null)[]> {
  const site = await loadSiteMarket(ctx.reader, siteId);
  const area = await areaAround(ctx, site, site.radiusMiles);
  const doubts = await loadDoubts(ctx.reader, siteId);
  const standings: (PriceStanding | null)[] = [];
  for (const vin of vins) {
    const found = await ownVehicleNamed(ctx.reader, siteId, vin);
    const isTold = found !== undefined && !doubts.has(found.vehicleKey);
    standings.push(isTold ? standingOf(area, found, site, ctx.clock.now()) : null);
    await yieldToEventLoop();
  }
  return standings;
}

function standingOf(area: Area, found: OwnRow, site: SiteMarket, now: number) {
  const vehicle = ownVehicle(found, site);
  const { priceCents, isNew, mileage } = vehicle;
  const { radiusMiles } = area.scope;
  if (priceCents === null || radiusMiles === null) return null;
  const chosen = chooseComparable(area, vehicle, rowsOf(area, found.make, found.model));
  const isAlike = chosen.set.widened.length === 0 && chosen.set.same.includes('trim');
  const fresh = chosen.rows.filter((row) => isProvable(area, row, now));
  if (!isAlike || !(isNew || mileage !== null) || fresh.length < minComparable) return null;
  const below = fresh.filter((row) => (area.price[row] ?? 0) > priceCents).length;
  if (below / fresh.length <= minShare) return null;
  const looks = fresh.map((row) => lookedAt(area, row) ?? 0);
  const oldest = looks.reduce((one, two) => Math.min(one, two));
  const { year, make, model } = found;
  const asOf = isoTime(oldest).slice(0, 10);
  return { below, of: fresh.length, radiusMiles, isNew, unit: site.unit, year, make, model, asOf };
}

/** Of another owner, within the circle, on a lot, and seen of late. */
function isProvable(area: Area, row: number, nowMs: number): boolean {
  if (area.availability[row] !== availabilities.indexOf('on_lot')) return false;
  const dealer = area.dealers[area.dealer[row] ?? -1];
  if (!dealer || dealer.distance === null || dealer.siteId !== null) return false;
  const at = lookedAt(area, row);
  return at !== null && nowMs - at <= freshMs;
}

function lookedAt(area: Area, row: number): number | null {
  return area.sources[area.source[row] ?? -1]?.lastAt ?? null;
}
