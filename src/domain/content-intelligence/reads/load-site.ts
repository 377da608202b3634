import type { Context } from '../../../context.ts';
import { isoTime } from '../../../lib/clock.ts';
import { localDay } from '../../../writing/facts/local-date.ts';
import { loadStoreProfile } from '../../site/store-profile.ts';
import type { Breathe } from '../breathe.ts';
import type { RawSite } from '../snapshot/raw-site.ts';
import { loadArticles } from './articles.ts';
import { loadMarket } from './market.ts';
import { loadReviews } from './reviews.ts';
import { loadSearch } from './search.ts';
import { loadPriceCuts, loadSales, loadStockSince, loadUnits } from './stock.ts';
import { loadWeb } from './web.ts';

/** Everything that is known of a site, read in small portions. Throws when the site is gone. */
export async function loadSite(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  now: number,
  breathe: Breathe,
): Promise<RawSite> {
  const { reader } = ctx;
  const store = await loadStoreProfile(reader, siteId);
  const today = localDay(isoTime(now), store.timeZone);
  const units = await loadUnits(reader, siteId, breathe);
  return {
    now,
    store,
    units,
    sales: await loadSales(reader, siteId, now),
    priceCuts: await loadPriceCuts(reader, siteId, now),
    stockSince: await loadStockSince(reader, siteId),
    articles: await loadArticles(reader, siteId, breathe),
    search: await loadSearch(reader, siteId, today, breathe),
    web: await loadWeb(reader, siteId, today, breathe),
    reviews: await loadReviews(reader, siteId, now),
    market: await loadMarket(ctx, siteId, units, breathe),
  };
}
