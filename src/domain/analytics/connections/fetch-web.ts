import { and, asc, eq } from 'drizzle-orm';
import { webRows, webTotals } from '../../../../schema/tables/web-rows.ts';
import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/reader.ts';
import {
  fetchWebRows,
  type WebBreakdown,
  type WebRowOfDay,
} from '../../../providers/analytics/ga4.ts';
import type { GoogleApi } from '../../../providers/analytics/google-api.ts';
import type { Period } from '../search-export/search-entry.ts';
import { deleteWebRow, putWebRow, type WebEntry } from '../web-rows-store.ts';
import { daysOf } from '../window.ts';
import type { ConnectionOfSite } from './connections-store.ts';
import { quietDays } from './fill-quiet-days.ts';
import { type DayTable, replaceDays } from './replace-days.ts';

const breakdowns: readonly WebBreakdown[] = ['', 'channel', 'page'];

/** Every breakdown of a few days. Throws SourceFault; what has been stored by then stays right. */
export async function fetchWebStep(
  ctx: Context,
  connection: ConnectionOfSite,
  { first, last }: Period,
  today: string,
  api: () => Promise<GoogleApi>,
): Promise<number> {
  const { siteId, property } = connection;
  let count = 0;
  for (const by of breakdowns) {
    const rows = await fetchWebRows(await api(), { property, by, first, last });
    if (by === '') {
      const known = await firstKnownDay(ctx.reader, siteId);
      const given = new Set(rows.map(({ date }) => date));
      for (const date of quietDays({ first, last }, given, known, today)) rows.push(quiet(date));
    }
    await replaceDays(ctx, connection, daysOf({ first, last }), rows, tableOf(siteId, by));
    count += rows.length;
  }
  return count;
}

function quiet(date: string): WebRowOfDay {
  const none = { sessions: 0, users: 0, pageviews: 0, engagedSessions: 0, conversions: 0 };
  return { date, page: '', channel: '', ...none };
}

function tableOf(siteId: string, dimensions: string): DayTable<WebEntry> {
  return {
    keyOf: ({ page, channel }) => `${page}\n${channel}`,
    known: (reader, date) =>
      reader.db
        .select()
        .from(webRows)
        .where(
          and(
            eq(webRows.siteId, siteId),
            eq(webRows.dimensions, dimensions),
            eq(webRows.date, date),
          ),
        )
        .all(),
    put: (tx, row) => putWebRow(tx, siteId, dimensions, row),
    remove: (tx, row) => deleteWebRow(tx, siteId, dimensions, row),
  };
}

async function firstKnownDay(reader: Reader, siteId: string): Promise<string | null> {
  const row = await reader.db
    .select({ date: webTotals.date })
    .from(webTotals)
    .where(and(eq(webTotals.siteId, siteId), eq(webTotals.dimensions, '')))
    .orderBy(asc(webTotals.date))
    .limit(1)
    .get();
  return row?.date ?? null;
}
