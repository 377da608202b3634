import { planGrants, planNames } from '../../../../schema/contracts/plans.ts';
import type { Context } from '../../../context.ts';
import { leaseOwner } from '../../../db/lease.ts';
import { inLane } from '../../../db/write.ts';
import { retryAt, steps } from '../../../lib/backoff.ts';
import { day, hour } from '../../../lib/clock.ts';
import { loadSiteMarket } from '../area/site-market.ts';
import { takeOverOpen } from '../intake/take-over.ts';
import {
  claimRefresh,
  endRefresh,
  type MarketRefresh,
  sitesWithRefreshes,
} from './insights-store.ts';
import { refreshSite } from './refresh-site.ts';

/** Longer than a run of the loop may take. */
export const refreshLeaseMs = hour;

/** A site whose refresh failed is tried again after this. */
const backoff = steps([hour], { last: 'repeats' });

/** Days on the lot, and what was sold 45 days ago, change without an import. */
const everyMs = day;

/**
 * Goes on with imports that have been read, and works out anew how the stock of every site is
 * priced whose market or stock has changed, or was looked at a day ago. One site's failure is
 * recorded and stops no other.
 */
export async function refreshMarket(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ imports: number; sites: number; failed: number }> {
  const counts = { imports: await takeOverOpen(ctx, signal), sites: 0, failed: 0 };
  const plans = planNames.filter((plan) => planGrants(plan, 'MARKET_DATA'));
  for (const site of await sitesWithRefreshes(ctx.reader, plans)) {
    if (signal.aborted) break;
    const { basis } = await loadSiteMarket(ctx.reader, site.id);
    if (!isDue(site.refresh, basis, ctx.clock.now())) continue;
    const owner = leaseOwner(ctx);
    const isOurs = await ctx.write((tx) => {
      return claimRefresh(tx, site.id, owner, refreshLeaseMs);
    }, inLane(site.id));
    if (!isOurs) continue;
    const outcome = await refresh(ctx, site, owner, signal);
    if (outcome !== 'cancelled') counts[outcome] += 1;
  }
  return counts;
}

type Site = { id: string; slug: string };

async function refresh(
  ctx: Context,
  { id, slug }: Site,
  owner: string,
  signal: AbortSignal,
): Promise<'sites' | 'failed' | 'cancelled'> {
  let change: Partial<MarketRefresh> = {};
  let outcome: 'sites' | 'failed' | 'cancelled' = 'sites';
  try {
    const made = await refreshSite(ctx, id, signal);
    if (made === null) outcome = 'cancelled';
    else change = { ...made, refreshedAt: ctx.clock.now(), failedAt: null, error: null };
  } catch (error) {
    if (signal.aborted) outcome = 'cancelled';
    else {
      outcome = 'failed';
      const message = error instanceof Error ? error.message : String(error);
      ctx.log.error({ site: slug, error: message }, 'the market of a site was not refreshed');
      change = { failedAt: ctx.clock.now(), error: message };
    }
  }
  await ctx.write((tx) => endRefresh(tx, id, owner, change), inLane(id));
  return outcome;
}

/** What happened in the future happened by a clock that ran ahead, and says nothing. */
function isDue(refresh: MarketRefresh | null, basis: string, now: number): boolean {
  if (refresh === null) return true;
  const { failedAt, refreshedAt } = refresh;
  const waitsUntil = failedAt === null ? 0 : (retryAt(backoff, 1, failedAt) ?? failedAt);
  if (failedAt !== null && failedAt <= now && now < waitsUntil) return false;
  if (refreshedAt === null || refreshedAt > now) return true;
  return refresh.basis !== basis || now - refreshedAt >= everyMs;
}
