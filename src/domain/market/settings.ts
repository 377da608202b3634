import { eq } from 'drizzle-orm';
import { maxRadiusMiles } from '../../../schema/contracts/market-queries.ts';
import { marketSettings } from '../../../schema/tables/market-listings.ts';
import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import type { Reader } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { invalid } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { foldName } from './reading/fold-name.ts';
import { usualRadiusMiles } from './area/site-market.ts';

export type MarketSettings = { radiusMiles: number; shareGroup: string | null };

export async function loadMarketSettings(reader: Reader, siteId: string): Promise<MarketSettings> {
  const own = eq(marketSettings.siteId, siteId);
  const row = await reader.db.select().from(marketSettings).where(own).get();
  const { radiusMiles = usualRadiusMiles, shareGroup = null } = row ?? {};
  return { radiusMiles, shareGroup };
}

/**
 * Settles how far a site looks, and with whom it shares its stock: sites that name the same group
 * see each other's vehicles among the listings. What is left out stays as it is.
 */
export async function changeMarketSettings(
  ctx: Context,
  siteId: string,
  change: Partial<MarketSettings>,
  by?: PersonActor,
): Promise<MarketSettings> {
  const { radiusMiles, shareGroup } = change;
  const isRadius = (miles: number) => Number.isInteger(miles) && miles >= 1;
  if (radiusMiles !== undefined && !(isRadius(radiusMiles) && radiusMiles <= maxRadiusMiles)) {
    throw invalid('radius', `must be a whole number of miles from 1 to ${maxRadiusMiles}`);
  }
  const group = shareGroup === undefined || shareGroup === null ? shareGroup : foldName(shareGroup);
  if (group === '' || (group ?? '').length > 60) {
    throw invalid('share-with', 'must be the name of a group, of 1 to 60 letters or digits');
  }
  return ctx.write(async (tx) => {
    const before = await loadMarketSettings(tx, siteId);
    const settled = {
      radiusMiles: radiusMiles ?? before.radiusMiles,
      shareGroup: group === undefined ? before.shareGroup : group,
    };
    await tx.db
      .insert(marketSettings)
      .values({ siteId, ...settled })
      .onConflictDoUpdate({ target: marketSettings.siteId, set: settled })
      .run();
    if (by) await audit(tx, by, 'site.change', { kind: 'market', id: siteId }, settled);
    tx.wake('refresh-market');
    return settled;
  }, inLane(siteId));
}
