import { eq, sql } from 'drizzle-orm';
import { planGrants } from '../../../../schema/contracts/plans.ts';
import { marketInsights } from '../../../../schema/tables/market-insights.ts';
import type { PriceInsightKind } from '../../../../schema/records/price-insight.ts';
import type { Context } from '../../../context.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { day, isoTime } from '../../../lib/clock.ts';
import { areaAround } from '../../market/area/area-cache.ts';
import { loadSiteMarket } from '../../market/area/site-market.ts';
import { suppliesOf } from '../../market/reads/days-supply.ts';
import { foldName } from '../../market/reading/fold-name.ts';
import { findSite } from '../../site/store.ts';
import type { Breathe } from '../breathe.ts';
import type { RawMarket, RawSupply, RawUnit } from '../snapshot/raw-site.ts';

/** Figures of a market that nobody has looked at for longer say nothing of tonight. */
const freshMs = 7 * day;

const insightsOfSite = prepared((db: Reader['db']) => {
  const { vehicleId, insight, siteId } = marketInsights;
  const own = eq(siteId, sql.placeholder('siteId'));
  return db.select({ vehicleId, insight }).from(marketInsights).where(own).prepare();
});

/** How the units are priced and how long they last; null without the plan or a fresh market. */
export async function loadMarket(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  units: readonly RawUnit[],
  breathe: Breathe,
): Promise<RawMarket | null> {
  const { reader } = ctx;
  const found = await findSite(reader, siteId);
  if (!found || !planGrants(found.plan, 'MARKET_DATA')) return null;
  const site = await loadSiteMarket(reader, siteId);
  const area = await areaAround(ctx, site, site.radiusMiles);
  const now = ctx.clock.now();
  const looks = [...new Set(area.source)].map((source) => area.sources[source]?.lastAt ?? 0);
  const lookedAt = looks.reduce((one, two) => Math.max(one, two), 0);
  if (now - lookedAt > freshMs) return null;
  const names = Map.groupBy(units, ({ make, model }) => `${foldName(make)}|${foldName(model)}`);
  const supplies: RawSupply[] = [];
  for (const [unit] of names.values()) {
    if (!unit) continue;
    const { make, model } = unit;
    const { own, market } = suppliesOf(area, { make, model }, now);
    if (own.days !== null && market.days !== null) {
      supplies.push({ make, model, ownDays: own.days, marketDays: market.days });
    }
    await breathe();
  }
  const rows = await insightsOfSite(reader).all({ siteId });
  const insights = new Map(rows.map((row) => [row.vehicleId, row.insight as PriceInsightKind]));
  const { radiusMiles } = area.scope;
  return { lookedOn: isoTime(lookedAt).slice(0, 10), radiusMiles, insights, supplies };
}
