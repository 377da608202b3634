import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { searchRows } from '../../../schema/tables/search-rows.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import { addDays } from './search-export/calendar.ts';

/** Days that are compared with the same number before. */
const windowDays = 28;
const batchSize = 500;

/** Rows of one grain: those of days within the dates, or those of exactly this period. */
export type SearchWindow = {
  dimensions: string;
  /** YYYY-MM-DD, inclusive. */
  first: string;
  last: string;
  isDaily: boolean;
};

/** The newest window of each grain that the site has, where it ends on `since` or later. */
export async function searchGrains(
  reader: Reader,
  siteId: string,
  since: string,
): Promise<SearchWindow[]> {
  const windows: SearchWindow[] = [];
  let dimensions = await nextGrain(reader, siteId, '');
  while (dimensions !== null) {
    const window = await newestWindow(reader, siteId, dimensions);
    if (window !== null && window.last >= since) windows.push(window);
    dimensions = await nextGrain(reader, siteId, dimensions);
  }
  return windows;
}

/** The window of the same length that ends the day before; null where its figures are missing. */
export async function windowBefore(
  reader: Reader,
  siteId: string,
  { dimensions, first, isDaily }: SearchWindow,
): Promise<SearchWindow | null> {
  const last = addDays(first, -1);
  const start = isDaily
    ? addDays(last, 1 - windowDays)
    : await shortestStart(reader, siteId, dimensions, last);
  if (start === null) return null;
  if (isDaily && ((await firstDay(reader, siteId, dimensions)) ?? first) > start) return null;
  return { dimensions, first: start, last, isDaily };
}

const portion = prepared((db: Reader['db']) => {
  const place = sql.placeholder;
  const { lastDate, firstDate, query, page, device, country } = searchRows;
  return db
    .select()
    .from(searchRows)
    .where(
      and(
        eq(searchRows.siteId, place('siteId')),
        eq(searchRows.dimensions, place('dimensions')),
        lte(lastDate, place('last')),
        sql`(${lastDate}, ${firstDate}, ${query}, ${page}, ${device}, ${country}) > (
          ${place('a')}, ${place('b')}, ${place('c')},
          ${place('d')}, ${place('e')}, ${place('f')})`,
      ),
    )
    .orderBy(lastDate, firstDate, query, page, device, country)
    .limit(batchSize)
    .prepare();
});

export type SearchRow = typeof searchRows.$inferSelect;

/** The rows of a window in small portions, so that others can be served in between. */
export async function* scanSearchRows(
  reader: Reader,
  siteId: string,
  { dimensions, first, last, isDaily }: SearchWindow,
): AsyncGenerator<SearchRow[]> {
  let after = isDaily ? [first, '', '', '', '', ''] : [last, first, '', '', '', ''];
  while (true) {
    const [a, b, c, d, e, f] = after;
    const rows = await portion(reader).all({ siteId, dimensions, last, a, b, c, d, e, f });
    yield rows.filter((row) => row.firstDate === (isDaily ? row.lastDate : first));
    const end = rows.at(-1);
    if (end === undefined || rows.length < batchSize) return;
    after = [end.lastDate, end.firstDate, end.query, end.page, end.device, end.country];
  }
}

/** By skipping from one to the next in the index: counting would read every row. */
async function nextGrain(reader: Reader, siteId: string, after: string): Promise<string | null> {
  const next = sql<string | null>`min(${searchRows.dimensions})`;
  const rest = and(eq(searchRows.siteId, siteId), gt(searchRows.dimensions, after));
  return (await reader.db.select({ next }).from(searchRows).where(rest).get())?.next ?? null;
}

async function newestWindow(
  reader: Reader,
  siteId: string,
  dimensions: string,
): Promise<SearchWindow | null> {
  const own = and(eq(searchRows.siteId, siteId), eq(searchRows.dimensions, dimensions));
  const newest = sql<string | null>`max(${searchRows.lastDate})`;
  const last = (await reader.db.select({ newest }).from(searchRows).where(own).get())?.newest;
  if (!last) return null;
  const first = await shortestStart(reader, siteId, dimensions, last);
  if (first === null) return null;
  if (first !== last) return { dimensions, first, last, isDaily: false };
  const begun = (await firstDay(reader, siteId, dimensions)) ?? last;
  const start = addDays(last, 1 - windowDays);
  return { dimensions, first: begun > start ? begun : start, last, isDaily: true };
}

/** Where several periods end on one day, the shortest is the most exact. */
async function shortestStart(
  reader: Reader,
  siteId: string,
  dimensions: string,
  last: string,
): Promise<string | null> {
  const { firstDate } = searchRows;
  const own = and(
    eq(searchRows.siteId, siteId),
    eq(searchRows.dimensions, dimensions),
    eq(searchRows.lastDate, last),
  );
  const start = sql<string | null>`max(${firstDate})`;
  return (await reader.db.select({ start }).from(searchRows).where(own).get())?.start ?? null;
}

/** The first day with figures of its own. */
async function firstDay(
  reader: Reader,
  siteId: string,
  dimensions: string,
): Promise<string | null> {
  const { lastDate, firstDate } = searchRows;
  const own = and(eq(searchRows.siteId, siteId), eq(searchRows.dimensions, dimensions));
  const row = await reader.db
    .select({ lastDate })
    .from(searchRows)
    .where(and(own, eq(firstDate, lastDate)))
    .orderBy(lastDate)
    .limit(1)
    .get();
  return row?.lastDate ?? null;
}
