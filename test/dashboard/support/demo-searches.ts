import type { Context } from '../../../src/context.ts';
import { importSearch } from '../../../src/domain/analytics/import-search.ts';
import type { SiteRow } from '../../../src/domain/site/store.ts';

const dayMs = 24 * 60 * 60_000;
const days = 60;
const byWeekday = [31, 44, 48, 46, 47, 45, 33];

/** Two months of clicks, as Search Console exports them by day. */
export async function importDemoSearches(ctx: Context, site: SiteRow): Promise<void> {
  const now = ctx.clock.now();
  const lines = Array.from({ length: days }, (_, back) => {
    const at = now - (days - back) * dayMs;
    const date = new Date(at).toISOString().slice(0, 10);
    const clicks = (byWeekday[new Date(at).getUTCDay()] ?? 40) + Math.round(back / 4) + (back % 5);
    return `${date},${clicks},${clicks * 21},4.9%,6.${back % 10}`;
  });
  const text = ['Date,Clicks,Impressions,CTR,Position', ...lines].join('\n');
  await importSearch(ctx, site.id, { bytes: new TextEncoder().encode(text) });
}
