import { planGrants } from '../../../schema/contracts/plans.ts';
import type { Context } from '../../context.ts';
import type { Brief } from '../../writing/brief.ts';
import type { PriceStanding } from '../../writing/facts/standing-facts.ts';
import { askedStandings } from '../../writing/realise/price-standings.ts';
import { bandMiles } from '../market/figures/comparable.ts';
import { priceStandings } from '../market/price-standing.ts';
import { milesIn, perUnit } from '../market/reading/distance-unit.ts';
import { findSite } from '../site/store.ts';

/** What the article may say of the prices of vehicles that it names, where the plan has figures. */
export async function standingsFor(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  brief: Brief,
): Promise<PriceStanding[]> {
  const site = await findSite(ctx.reader, siteId);
  if (!site || !planGrants(site.plan, 'MARKET_DATA')) return [];
  const vehicles = askedStandings(brief);
  if (vehicles.length === 0) return [];
  const vins = vehicles.map(({ vin }) => vin ?? '');
  const found = await priceStandings(ctx, siteId, vins);
  return vehicles.flatMap((vehicle, index) => {
    const standing = found[index];
    if (!standing) return [];
    const { below, of, radiusMiles, unit, isNew, asOf } = standing;
    const odometerWithin = isNew ? null : milesIn(unit, bandMiles);
    // Rounded up: all of them are within it.
    const radius = Math.ceil(radiusMiles / perUnit(1, unit));
    return [{ vehicleId: vehicle.id, below, of, radius, odometerWithin, unit, isNew, asOf }];
  });
}
