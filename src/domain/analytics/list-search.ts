import { type SQL, sql } from 'drizzle-orm';
import type { searchMetrics } from '../../../schema/contracts/analytics.ts';
import type { PageOf, PageRequest } from '../../db/page.ts';
import type { Reader } from '../../db/reader.ts';
import { compareFigures, searchFigures, type SearchSums } from './figures.ts';
import { rankedPage, sumsOfNames } from './ranked-page.ts';
import { searchSourcesOfDays, searchSourcesOfPeriod } from './search-sources.ts';
import { grainFor, isDaily } from './summed-window.ts';
import { searchTotalsOf } from './totals-store.ts';
import type { Windows } from './window.ts';

export type SearchFilters = {
  sort?: (typeof searchMetrics)[number];
  query?: string;
  page?: string;
  device?: string;
  country?: string;
};

export type SearchBreakdown = 'query' | 'page' | 'device';

export type SearchList = {
  siteId: string;
  by: SearchBreakdown;
  windows: Windows;
  filters: SearchFilters;
};

/** What is not known, since nothing was shown, comes after everything that is. */
const ranks: Record<(typeof searchMetrics)[number], SQL> = {
  clicks: sql`clicks`,
  impressions: sql`impressions`,
  ctr: sql`CASE WHEN impressions > 0 THEN clicks * 1.0 / impressions ELSE -1.0 END`,
  position: sql`CASE WHEN impressions > 0 THEN -"positionSum" / impressions ELSE -1.0e9 END`,
};

export type ListedSearch = ReturnType<typeof withFigures>['rows'][number];

/** The site's queries, pages or devices with their figures, of one breakdown in both windows. */
export async function listSearch(
  reader: Reader,
  { siteId, by, windows, filters }: SearchList,
  request: PageRequest,
) {
  const { main, compared } = windows;
  const totals = await searchTotalsOf(reader, siteId, main);
  const grain = grainFor([{ period: main, totals }], neededBy(by, filters));
  if (grain === null) return { rows: [], next: null, totalCount: 0 };
  const part = { siteId, grain, by, filters };
  const sources = isDaily(totals, grain) ? searchSourcesOfDays : searchSourcesOfPeriod;
  const ranking = { sources: sources(part, main), rank: ranks[filters.sort ?? 'clicks'] };
  const page = await rankedPage<SearchSums>(reader, ranking, request);
  if (compared === null) return withFigures(page, null);
  const olderTotals = await searchTotalsOf(reader, siteId, compared);
  const older = isDaily(olderTotals, grain) ? searchSourcesOfDays : searchSourcesOfPeriod;
  const names = page.rows.map(({ name }) => name);
  const known = await sumsOfNames<SearchSums>(reader, older({ ...part, names }, compared));
  return withFigures(page, known);
}

function withFigures(
  { rows, ...page }: PageOf<SearchSums & { name: string }>,
  older: ReadonlyMap<string, SearchSums> | null,
) {
  const items = rows.map((row) => {
    const figures = searchFigures(row);
    const before = older && searchFigures(older.get(row.name) ?? null);
    const comparison = before && { comparison: compareFigures(figures, before) };
    return { name: row.name, ...figures, ...comparison };
  });
  return { rows: items, ...page };
}

function neededBy(by: SearchBreakdown, filters: SearchFilters): string[] {
  const filtered = (['query', 'page', 'device', 'country'] as const).filter((name) => {
    return filters[name] !== undefined;
  });
  return [by, ...filtered];
}
