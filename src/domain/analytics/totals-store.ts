import { and, asc, eq, gte, lte, or, sql } from 'drizzle-orm';
import { searchTotals } from '../../../schema/tables/search-rows.ts';
import { webTotals } from '../../../schema/tables/web-rows.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import type { SearchSums, WebSums } from './figures.ts';
import type { Period } from './search-export/search-entry.ts';
import type { GrainTotals } from './summed-window.ts';

const place = sql.placeholder;

const searchDays = prepared((db: Reader['db']) => {
  const { siteId, lastDate, firstDate, dimensions } = searchTotals;
  const isPeriod = and(eq(lastDate, place('last')), eq(firstDate, place('first')));
  return db
    .select()
    .from(searchTotals)
    .where(
      and(
        eq(siteId, place('siteId')),
        gte(lastDate, place('first')),
        lte(lastDate, place('last')),
        or(eq(firstDate, lastDate), isPeriod),
      ),
    )
    .orderBy(asc(lastDate), asc(firstDate), asc(dimensions))
    .prepare();
});

/** The totals of each breakdown on each day, and of exactly this period: never one row more. */
export async function searchTotalsOf(
  reader: Reader,
  siteId: string,
  period: Period,
): Promise<GrainTotals<SearchSums>[]> {
  const rows = await searchDays(reader).all({ siteId, ...period });
  return rows.map(({ dimensions, firstDate, lastDate, clicks, impressions, positionSum }) => {
    const sums = { clicks, impressions, positionSum };
    return { dimensions, first: firstDate, last: lastDate, sums };
  });
}

const webDays = prepared((db: Reader['db']) => {
  const { siteId, date, dimensions } = webTotals;
  return db
    .select()
    .from(webTotals)
    .where(and(eq(siteId, place('siteId')), gte(date, place('first')), lte(date, place('last'))))
    .orderBy(asc(date), asc(dimensions))
    .prepare();
});

export async function webTotalsOf(
  reader: Reader,
  siteId: string,
  period: Period,
): Promise<GrainTotals<WebSums>[]> {
  const rows = await webDays(reader).all({ siteId, ...period });
  return rows.map((row) => {
    const sums = {
      sessions: row.sessions,
      users: row.usersKnown > 0 ? row.users : null,
      pageviews: row.pageviewsKnown > 0 ? row.pageviews : null,
      engagedSessions: row.engagedSessionsKnown > 0 ? row.engagedSessions : null,
      conversions: row.conversionsKnown > 0 ? row.conversions : null,
    };
    return { dimensions: row.dimensions, first: row.date, last: row.date, sums };
  });
}
