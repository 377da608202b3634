import type { Static } from '@sinclair/typebox';
import type { DaysSupply } from '../../../../schema/contracts/market.ts';
import { availabilities, conditions } from '../../../../schema/records/vehicle.ts';
import type { Context } from '../../../context.ts';
import { day } from '../../../lib/clock.ts';
import type { Area } from '../area/area.ts';
import { areaAround } from '../area/area-cache.ts';
import { rowsOf } from '../area/rows-of-model.ts';
import { loadSiteMarket } from '../area/site-market.ts';
import {
  historyDays,
  maxWindowDays,
  minHistoryDays,
  type Supply,
  supplyOf,
  verdictOf,
} from '../figures/supply.ts';
import { ownSupply } from './own-supply.ts';

export type SupplyQuery = {
  make: string;
  model?: string;
  year?: number;
  condition?: 'new' | 'used';
  radius_miles?: number;
};

export type Supplies = { own: Supply; market: Supply };

/** The site's own, and that of others around it. */
export function suppliesOf(area: Area, query: SupplyQuery, nowMs: number): Supplies {
  return { own: ownSupply(area, query, nowMs), market: marketSupply(area, query, nowMs) };
}

/** How long stock lasts at the pace of sales: the site's own, and that of others around it. */
export async function daysSupply(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  query: SupplyQuery,
): Promise<Static<typeof DaysSupply>> {
  const site = await loadSiteMarket(ctx.reader, siteId);
  const area = await areaAround(ctx, site, query.radius_miles ?? site.radiusMiles);
  const now = ctx.clock.now();
  const { model: _model, ...ofMake } = query;
  const asked = suppliesOf(area, query, now);
  const wider = query.model !== undefined && mayGain(asked) ? suppliesOf(area, ofMake, now) : asked;
  // Under three sold say nothing of a model; the make is told where that tells more.
  const isWidened = figuresIn(wider) > figuresIn(asked);
  const { own, market } = isWidened ? wider : asked;
  return {
    scope: {
      level: query.model === undefined || isWidened ? 'make' : 'model',
      widened: isWidened,
      area: area.scope.kind,
      radius_miles: area.scope.radiusMiles,
    },
    own: { in_stock: own.active, ...view(own) },
    market: { active: market.active, ...view(market) },
    verdict: verdictOf(own.days, market.days),
  };
}

function view({ sold, days, historyDays: history }: Supply) {
  return { sold_45_days: sold, days_supply: days, history_days: history };
}

/** A make has sold more than its model, but the site's history is as short for both. */
function mayGain({ own, market }: Supplies): boolean {
  return market.days === null || (own.days === null && own.historyDays >= minHistoryDays);
}

function figuresIn({ own, market }: Supplies): number {
  return Number(own.days !== null) + Number(market.days !== null);
}

/**
 * Sources that have been looked at for too short a time are left out where others have not: their
 * stock would count and their sales would not.
 */
function marketSupply(area: Area, query: SupplyQuery, nowMs: number): Supply {
  const rows = matching(area, query);
  const history = area.sources.map(({ since }) => historyDays(since, nowMs));
  const isUsed = area.sources.map(() => false);
  for (const row of rows) isUsed[area.source[row] ?? -1] = true;
  const used = history.filter((_days, source) => isUsed[source]);
  const least = used.some((days) => days >= minHistoryDays) ? minHistoryDays : 0;
  const counted = used.filter((days) => days >= least);
  const shortest = counted.length === 0 ? 0 : Math.min(...counted);
  const since = nowMs - Math.min(maxWindowDays, shortest) * day;
  const onLot = availabilities.indexOf('on_lot');
  let active = 0;
  let sold = 0;
  for (const row of rows) {
    if ((history[area.source[row] ?? -1] ?? 0) < least) continue;
    const goneAt = area.goneAt[row] ?? 0;
    if (goneAt === 0) active += area.availability[row] === onLot ? 1 : 0;
    else if (goneAt >= since) sold += 1;
  }
  return supplyOf(active, sold, shortest);
}

function matching(area: Area, { make, model, year, condition }: SupplyQuery): number[] {
  const isNew = conditions.indexOf('new');
  const rows: number[] = [];
  for (const row of rowsOf(area, make, model)) {
    if (area.isTwin[row] === 1 || (year !== undefined && area.year[row] !== year)) continue;
    const isOther = (area.condition[row] === isNew) !== (condition === 'new');
    if (condition === undefined || !isOther) rows.push(row);
  }
  return rows;
}
