import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { searchMetrics } from '../../../schema/contracts/analytics.ts';
import { searchRows } from '../../../schema/tables/search-rows.ts';
import { holdsText, holdsTextInAnyCase, isOneOf } from '../../db/dialect.ts';
import type { PageOf, PageRequest } from '../../db/page.ts';
import type { Reader } from '../../db/reader.ts';
import { compareFigures, searchFigures, type SearchSums } from './figures.ts';
import { type Ranking, rankedPage, sumsOfNames } from './ranked-page.ts';
import type { Period } from './search-export/search-entry.ts';
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

const sums = {
  clicks: searchRows.clicks,
  impressions: searchRows.impressions,
  positionSum: searchRows.positionSum,
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
  const ranking = (period: Period, daily: boolean): Omit<Ranking, 'rank'> => ({
    table: searchRows,
    name: searchRows[by],
    sums,
    where: and(ofGrain(siteId, grain, period, daily), matches(filters)),
  });
  const daily = isDaily(totals, grain);
  const rank = ranks[filters.sort ?? 'clicks'];
  const page = await rankedPage<SearchSums>(reader, { ...ranking(main, daily), rank }, request);
  if (compared === null) return withFigures(page, null);
  const olderTotals = await searchTotalsOf(reader, siteId, compared);
  const older = ranking(compared, isDaily(olderTotals, grain));
  const own = isOneOf(
    searchRows[by],
    page.rows.map(({ name }) => name),
  );
  const known = await sumsOfNames<SearchSums>(reader, { ...older, where: and(older.where, own) });
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

/** The rows of one breakdown within a window. */
export function ofGrain(
  siteId: string,
  grain: string,
  { first, last }: Period,
  daily: boolean,
): SQL | undefined {
  const own = and(eq(searchRows.siteId, siteId), eq(searchRows.dimensions, grain));
  const { lastDate, firstDate } = searchRows;
  return daily
    ? and(own, gte(lastDate, first), lte(lastDate, last), eq(firstDate, lastDate))
    : and(own, eq(lastDate, last), eq(firstDate, first));
}

/** Searches, devices and countries are kept in lower case. */
function matches({ query, page, device, country }: SearchFilters): SQL | undefined {
  return and(
    query === undefined ? undefined : holdsText(searchRows.query, query.trim().toLowerCase()),
    page === undefined ? undefined : holdsTextInAnyCase(searchRows.page, page.trim()),
    device === undefined ? undefined : eq(searchRows.device, device),
    country === undefined ? undefined : eq(searchRows.country, country.trim().toLowerCase()),
  );
}
