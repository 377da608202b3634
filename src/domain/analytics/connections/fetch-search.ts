import { and, asc, eq } from 'drizzle-orm';
import { searchRows, searchTotals } from '../../../../schema/tables/search-rows.ts';
import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/reader.ts';
import type { GoogleApi } from '../../../providers/analytics/google-api.ts';
import {
  fetchSearchRows,
  type SearchDimensionName,
  type SearchRowOfDay,
} from '../../../providers/analytics/search-console.ts';
import type { Period } from '../search-export/search-entry.ts';
import { deleteSearchRow, putSearchRow } from '../search-rows-store.ts';
import { daysOf } from '../window.ts';
import type { ConnectionOfSite } from './connections-store.ts';
import { quietDays } from './fill-quiet-days.ts';
import { type DayTable, replaceDays } from './replace-days.ts';

/** Whatever is read comes from one of these: totals, each dimension, and what filters combine. */
const breakdowns: readonly (readonly SearchDimensionName[])[] = [
  [],
  ['device'],
  ['country'],
  ['page'],
  ['query'],
  ['page', 'query'],
  ['country', 'device', 'query'],
  ['country', 'device', 'page'],
];

/** Every breakdown of a few days. Throws SourceFault; what has been stored by then stays right. */
export async function fetchSearchStep(
  ctx: Context,
  connection: ConnectionOfSite,
  { first, last }: Period,
  today: string,
  api: () => Promise<GoogleApi>,
): Promise<number> {
  const { siteId, property: siteUrl } = connection;
  let count = 0;
  for (const dimensions of breakdowns) {
    const rows = await fetchSearchRows(await api(), { siteUrl, dimensions, first, last });
    if (dimensions.length === 0) {
      const known = await firstKnownDay(ctx.reader, siteId);
      const given = new Set(rows.map(({ date }) => date));
      for (const date of quietDays({ first, last }, given, known, today)) rows.push(quiet(date));
    }
    const table = tableOf(siteId, dimensions.join(','));
    await replaceDays(ctx, connection, daysOf({ first, last }), rows, table);
    count += rows.length;
  }
  return count;
}

function quiet(date: string): SearchRowOfDay {
  const none = { query: '', page: '', device: '', country: '' };
  return { date, ...none, clicks: 0, impressions: 0, position: 0 };
}

function tableOf(siteId: string, dimensions: string): DayTable<SearchRowOfDay> {
  return {
    keyOf: ({ query, page, device, country }) => [query, page, device, country].join('\n'),
    async known(reader, date) {
      const rows = await reader.db
        .select()
        .from(searchRows)
        .where(
          and(
            eq(searchRows.siteId, siteId),
            eq(searchRows.dimensions, dimensions),
            eq(searchRows.lastDate, date),
            eq(searchRows.firstDate, date),
          ),
        )
        .all();
      return rows.map((row) => ({ ...row, date, position: 0 }));
    },
    put: (tx, { date, ...row }) =>
      putSearchRow(tx, siteId, dimensions, { ...row, first: date, last: date }),
    remove: (tx, { date, ...row }) =>
      deleteSearchRow(tx, siteId, dimensions, { ...row, first: date, last: date }),
  };
}

async function firstKnownDay(reader: Reader, siteId: string): Promise<string | null> {
  const { lastDate, firstDate, dimensions } = searchTotals;
  const isTotal = and(eq(dimensions, ''), eq(firstDate, lastDate));
  const row = await reader.db
    .select({ lastDate })
    .from(searchTotals)
    .where(and(eq(searchTotals.siteId, siteId), isTotal))
    .orderBy(asc(lastDate))
    .limit(1)
    .get();
  return row?.lastDate ?? null;
}
