import { and, eq, gte, lte, type SQLWrapper, sql } from 'drizzle-orm';
import { searchRows, searchTotals } from '../../../schema/tables/search-rows.ts';
import { webRows, webTotals } from '../../../schema/tables/web-rows.ts';
import { isOneOf } from '../../db/dialect.ts';
import type { Reader } from '../../db/reader.ts';
import type { SearchSums, WebSums } from './figures.ts';
import type { Period } from './search-export/search-entry.ts';

/** One breakdown in one window. */
export type Asked = { grain: string; period: Period; daily: boolean };
export type OfPage<Sums> = Period & { page: string; sums: Sums };

/** By the totals of the breakdown: its days, in each of which a page is found by the key. */
export async function searchRowsOf(
  reader: Reader,
  siteId: string,
  { grain, period, daily }: Asked,
  pages: readonly string[],
): Promise<OfPage<SearchSums>[]> {
  const { lastDate, firstDate } = searchTotals;
  const within = daily
    ? and(gte(lastDate, period.first), lte(lastDate, period.last), eq(firstDate, lastDate))
    : and(eq(lastDate, period.last), eq(firstDate, period.first));
  const own = and(eq(searchTotals.siteId, siteId), eq(searchTotals.dimensions, grain), within);
  const hasQuery = grain.split(',').includes('query');
  const rows = await reader.db
    .select({
      first: firstDate,
      last: lastDate,
      page: searchRows.page,
      clicks: sum(searchRows.clicks),
      impressions: sum(searchRows.impressions),
      positionSum: sum(searchRows.positionSum),
    })
    .from(searchTotals)
    .innerJoin(
      searchRows,
      and(
        eq(searchRows.siteId, searchTotals.siteId),
        eq(searchRows.dimensions, searchTotals.dimensions),
        eq(searchRows.lastDate, lastDate),
        eq(searchRows.firstDate, firstDate),
        hasQuery ? undefined : eq(searchRows.query, ''),
        isOneOf(searchRows.page, pages),
      ),
    )
    .where(own)
    .groupBy(lastDate, firstDate, searchRows.page)
    .all();
  return rows.map(({ first, last, page, ...sums }) => ({ first, last, page, sums }));
}

/** The same of visits, which are always by day. */
export async function webRowsOf(
  reader: Reader,
  siteId: string,
  { grain, period }: Asked,
  pages: readonly string[],
): Promise<OfPage<WebSums>[]> {
  const { date } = webTotals;
  const own = and(eq(webTotals.siteId, siteId), eq(webTotals.dimensions, grain));
  const rows = await reader.db
    .select({
      date,
      page: webRows.page,
      sessions: sum(webRows.sessions),
      users: sum(webRows.users),
      pageviews: sum(webRows.pageviews),
      engagedSessions: sum(webRows.engagedSessions),
      conversions: sum(webRows.conversions),
    })
    .from(webTotals)
    .innerJoin(
      webRows,
      and(
        eq(webRows.siteId, webTotals.siteId),
        eq(webRows.dimensions, webTotals.dimensions),
        eq(webRows.date, date),
        isOneOf(webRows.page, pages),
      ),
    )
    .where(and(own, gte(date, period.first), lte(date, period.last)))
    .groupBy(date, webRows.page)
    .all();
  return rows.map(({ date: day, page, ...sums }) => ({ first: day, last: day, page, sums }));
}

function sum(column: SQLWrapper) {
  return sql<number>`sum(${column})`;
}
