import type { Context } from '../../../context.ts';
import { hour } from '../../../lib/clock.ts';
import type { Area } from './area.ts';
import { loadArea } from './load-area.ts';
import type { SiteMarket } from './site-market.ts';

/** Rows of all areas that are kept, some 60 bytes each. */
const maxRows = 1_000_000;
/** What was sold 45 days ago leaves the figures by and by. */
const maxAgeMs = 6 * hour;

type Kept = { basis: string; madeAt: number; area: Promise<Area>; size: number };

/** The areas that were asked for last, by site and radius. */
const caches = new WeakMap<Context['reader'], Map<string, Kept>>();

/**
 * What is for sale around a site, as it is now: an area is kept until the market, the stock or the
 * site has changed. Those who ask at the same time share one.
 */
export async function areaAround(
  ctx: Pick<Context, 'reader' | 'clock'>,
  site: SiteMarket,
  radiusMiles: number,
): Promise<Area> {
  const cache = caches.get(ctx.reader) ?? new Map<string, Kept>();
  caches.set(ctx.reader, cache);
  const key = `${site.siteId}/${radiusMiles}`;
  const now = ctx.clock.now();
  const known = cache.get(key);
  if (known && known.basis === site.basis && Math.abs(now - known.madeAt) < maxAgeMs) {
    cache.delete(key);
    cache.set(key, known);
    return known.area;
  }
  const kept: Kept = {
    basis: site.basis,
    madeAt: now,
    area: loadArea(ctx, site, radiusMiles),
    size: 0,
  };
  cache.set(key, kept);
  try {
    kept.size = (await kept.area).size;
  } catch (error) {
    if (cache.get(key) === kept) cache.delete(key);
    throw error;
  }
  forgetOldest(cache, key);
  return kept.area;
}

function forgetOldest(cache: Map<string, Kept>, newest: string): void {
  let rows = 0;
  for (const { size } of cache.values()) rows += size;
  for (const [key, { size }] of cache) {
    if (rows <= maxRows) return;
    if (key === newest) continue;
    cache.delete(key);
    rows -= size;
  }
}
