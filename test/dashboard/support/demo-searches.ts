import type { Context } from '../../../src/context.ts';
import { importSearch } from '../../../src/domain/analytics/import-search.ts';
import { importWeb } from '../../../src/domain/analytics/import-web.ts';
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
  await importQueries(ctx, site);
  await importVisits(ctx, site);
}

/** Thirty searches, one of which a spreadsheet would take for a formula. */
async function importQueries(ctx: Context, site: SiteRow): Promise<void> {
  const lines = dates(ctx).flatMap((date, day) =>
    Array.from({ length: 30 }, (_, number) => {
      const query = number === 4 ? '=camry+price' : `used camry lincoln ${number}`;
      const clicks = 1 + ((number * 7 + day) % 5);
      return `${date},${query},${clicks},${clicks * 17},5.9%,${4 + (number % 9)}`;
    }),
  );
  const text = ['Date,Query,Clicks,Impressions,CTR,Position', ...lines].join('\n');
  await importSearch(ctx, site.id, { bytes: new TextEncoder().encode(text) });
}

async function importVisits(ctx: Context, site: SiteRow): Promise<void> {
  const channels = ['Organic Search', 'Direct', 'Referral', 'Email'];
  const lines = dates(ctx).flatMap((date, day) =>
    channels.map((channel, number) => {
      const visits = 90 - number * 20 + (day % 6);
      return `${date},${channel},${visits},${visits - 9},${visits * 3}`;
    }),
  );
  const text = ['date,channel,sessions,users,pageviews', ...lines].join('\n');
  await importWeb(ctx, site, new TextEncoder().encode(text));
}

function dates(ctx: Context): string[] {
  return Array.from({ length: days }, (_, back) => {
    return new Date(ctx.clock.now() - (days - back) * dayMs).toISOString().slice(0, 10);
  });
}
