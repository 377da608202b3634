import type { PriceInsight } from '../../../schema/records/price-insight.ts';
import type { Context } from '../../context.ts';
import { areaAround } from './area/area-cache.ts';
import { rowsOf } from './area/rows-of-model.ts';
import { loadSiteMarket } from './area/site-market.ts';
import { priceInsight } from './figures/price-insight.ts';
import { ownVehicle, ownVehicleNamed } from './own-vehicles.ts';

/** How one vehicle in stock is priced, worked out now; null where it is not in stock. */
export async function insightOf(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  vin: string,
): Promise<PriceInsight | null> {
  const found = await ownVehicleNamed(ctx.reader, siteId, vin);
  if (!found) return null;
  const site = await loadSiteMarket(ctx.reader, siteId);
  const area = await areaAround(ctx, site, site.radiusMiles);
  const rows = rowsOf(area, found.make, found.model);
  return priceInsight(area, ownVehicle(found, site), rows, ctx.clock.now());
}
