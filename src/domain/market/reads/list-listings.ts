import type { Context } from '../../../context.ts';
import type { PageOf, PageRequest } from '../../../db/page.ts';
import type { Area } from '../area/area.ts';
import { areaAround } from '../area/area-cache.ts';
import {
  chooseRows,
  firstAfter,
  type ListingFilter,
  type ListingSort,
  sequenceOf,
} from '../area/choose-rows.ts';
import { loadSiteMarket } from '../area/site-market.ts';
import { listingRows } from './listing-rows.ts';
import type { ListingRow, Standing } from './listing-view.ts';

export type ListingsQuery = ListingFilter & { radius_miles?: number; sort?: ListingSort };
export type PlacedListing = { row: ListingRow; standing: Standing };

/** What others have for sale around the site, without what is the site's own. */
export async function listListings(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  { radius_miles, sort = 'days_on_market', ...filter }: ListingsQuery,
  page: PageRequest,
): Promise<PageOf<PlacedListing>> {
  const site = await loadSiteMarket(ctx.reader, siteId);
  const area = await areaAround(ctx, site, radius_miles ?? site.radiusMiles);
  const chosen = chooseRows(area, filter, sort);
  const [key = null, sequence = 0] = page.after ?? [];
  const from =
    page.after === null ? 0 : firstAfter(area, chosen, [key as number | null, Number(sequence)]);
  const end = Math.min(from + page.limit, chosen.rows.length);
  const places = Array.from({ length: end - from }, (_, index) => from + index);
  const sequences = places.map((place) => sequenceOf(area, chosen.rows, place));
  const rows = await listingRows(ctx.reader, sequences);
  const last = chosen.keys[end - 1] ?? 0;
  const hasMore = end < chosen.rows.length;
  return {
    rows: places.flatMap((place, index) => {
      const row = rows.get(sequences[index] ?? 0);
      if (row === undefined) return [];
      return [{ row, standing: standingOf(area, chosen.rows[place] ?? -1) }];
    }),
    next: hasMore ? [Number.isFinite(last) ? last : null, sequences.at(-1) ?? 0] : null,
    totalCount: chosen.rows.length,
  };
}

export function standingOf(area: Area, row: number): Standing {
  const dealer = area.dealers[area.dealer[row] ?? -1];
  return { distance: dealer?.distance ?? null, isSameGroup: (dealer?.siteId ?? null) !== null };
}
