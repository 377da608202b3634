import { and, eq, sql } from 'drizzle-orm';
import { webRows } from '../../../schema/tables/web-rows.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../db/reader.ts';
import type { WebSums } from './figures.ts';

/** A row of one day; what it is not broken down by is empty. */
export type WebEntry = WebSums & { date: string; page: string; channel: string };

const place = sql.placeholder;

const put = prepared((db: Drizzle) =>
  db
    .insert(webRows)
    .values({
      siteId: place('siteId'),
      dimensions: place('dimensions'),
      date: place('date'),
      page: place('page'),
      channel: place('channel'),
      sessions: place('sessions'),
      users: place('users'),
      pageviews: place('pageviews'),
      engagedSessions: place('engagedSessions'),
      conversions: place('conversions'),
    })
    .onConflictDoUpdate({
      target: [webRows.siteId, webRows.dimensions, webRows.date, webRows.page, webRows.channel],
      set: {
        sessions: sql`excluded.sessions`,
        users: sql`excluded.users`,
        pageviews: sql`excluded.pageviews`,
        engagedSessions: sql`excluded.engaged_sessions`,
        conversions: sql`excluded.conversions`,
      },
      setWhere: sql`(${webRows.sessions}, ${webRows.users}, ${webRows.pageviews},
          ${webRows.engagedSessions}, ${webRows.conversions})
        IS DISTINCT FROM (excluded.sessions, excluded.users, excluded.pageviews,
          excluded.engaged_sessions, excluded.conversions)`,
    })
    .returning({ sessions: webRows.sessions })
    .prepare(),
);

/** 1 when the row is new or has other figures than before, else 0. */
export async function putWebRow(
  tx: Tx,
  siteId: string,
  dimensions: string,
  row: WebEntry,
): Promise<number> {
  return (await put(tx).all({ ...row, siteId, dimensions })).length;
}

export async function deleteWebRow(
  tx: Tx,
  siteId: string,
  dimensions: string,
  { date, page, channel }: Pick<WebEntry, 'date' | 'page' | 'channel'>,
): Promise<void> {
  const same = and(
    eq(webRows.siteId, siteId),
    eq(webRows.dimensions, dimensions),
    eq(webRows.date, date),
    eq(webRows.page, page),
    eq(webRows.channel, channel),
  );
  await tx.db.delete(webRows).where(same).run();
}

/** Those of one breakdown. */
export async function countWebRows(
  reader: Reader,
  siteId: string,
  dimensions: string,
): Promise<number> {
  const own = and(eq(webRows.siteId, siteId), eq(webRows.dimensions, dimensions));
  const n = sql<number>`count(*)`;
  return (await reader.db.select({ n }).from(webRows).where(own).get())?.n ?? 0;
}
