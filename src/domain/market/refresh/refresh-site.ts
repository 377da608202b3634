import type { Context } from '../../../context.ts';
import { inLane } from '../../../db/write.ts';
import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';
import type { Area } from '../area/area.ts';
import { areaAround } from '../area/area-cache.ts';
import { rowsOf } from '../area/rows-of-model.ts';
import { loadSiteMarket, type SiteMarket } from '../area/site-market.ts';
import { priceInsight } from '../figures/price-insight.ts';
import { type OwnRow, ownStockAfter, ownVehicle } from '../own-vehicles.ts';
import { deleteOtherInsights, type NewInsight, putInsight } from './insights-store.ts';

/** Written at once. */
const vehiclesAtOnce = 100;
/** Worked out before others get their turn: one takes a millisecond or two among many alike. */
const workedOutAtOnce = 5;
const deletedAtOnce = 1_000;

/** What is written about the refresh at its end. */
export type MadeRefresh = { basis: string; vehicles: number };

/**
 * Works out how each vehicle in stock is priced and writes it down in small writes. Null where it
 * was broken off; what was written stays, and the next one writes it again.
 */
export async function refreshSite(
  ctx: Context,
  siteId: string,
  signal: AbortSignal,
): Promise<MadeRefresh | null> {
  const site = await loadSiteMarket(ctx.reader, siteId);
  const area = await areaAround(ctx, site, site.radiusMiles);
  const refreshId = ctx.ids.uuid();
  let after = 0;
  let vehicles = 0;
  while (!signal.aborted) {
    const some = await ownStockAfter(ctx.reader, siteId, after, vehiclesAtOnce);
    const last = some.at(-1);
    if (last === undefined) break;
    const insights: NewInsight[] = [];
    for (const [index, row] of some.entries()) {
      insights.push(insightFor(ctx, { site, area, refreshId }, row));
      if (index % workedOutAtOnce === 0) await yieldToEventLoop();
    }
    await ctx.write(async (tx) => {
      for (const insight of insights) await putInsight(tx, insight);
    }, inLane(siteId));
    after = last.sequence;
    vehicles += some.length;
    await yieldToEventLoop();
  }
  let left = deletedAtOnce;
  while (left > 0 && !signal.aborted) {
    left = await ctx.write((tx) => {
      return deleteOtherInsights(tx, siteId, refreshId, deletedAtOnce);
    }, inLane(siteId));
    await yieldToEventLoop();
  }
  return signal.aborted ? null : { basis: site.basis, vehicles };
}

type Market = {
  site: SiteMarket;
  area: Area;
  refreshId: string;
};

function insightFor(ctx: Context, { site, area, refreshId }: Market, row: OwnRow): NewInsight {
  const rows = rowsOf(area, row.make, row.model);
  const body = priceInsight(area, ownVehicle(row, site), rows, ctx.clock.now());
  const { id: vehicleId, createdAt: vehicleCreatedAt } = row;
  return { siteId: site.siteId, vehicleId, vehicleCreatedAt, refreshId, body };
}
