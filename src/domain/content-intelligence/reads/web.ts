import { and, eq, gt, sql } from 'drizzle-orm';
import { webRows } from '../../../../schema/tables/web-rows.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { pageKey } from '../../../lib/page-key.ts';
import { addDays } from '../../analytics/search-export/calendar.ts';
import type { Breathe } from '../breathe.ts';
import type { RawWeb } from '../snapshot/raw-site.ts';

const windowDays = 28;
const oldestDays = 90;
const batchSize = 500;

const portion = prepared((db: Reader['db']) => {
  const place = sql.placeholder;
  const { date, page, channel } = webRows;
  return db
    .select({ date, page, channel, sessions: webRows.sessions })
    .from(webRows)
    .where(
      and(
        eq(webRows.siteId, place('siteId')),
        eq(webRows.dimensions, 'page'),
        sql`(${date}, ${page}) > (${place('date')}, ${place('page')})`,
      ),
    )
    .orderBy(date, page)
    .limit(batchSize)
    .prepare();
});

/** Visits by page over the newest 28 days and the 28 before; empty unless both are there. */
export async function loadWeb(
  reader: Reader,
  siteId: string,
  today: string,
  breathe: Breathe,
): Promise<RawWeb> {
  const web: RawWeb = new Map();
  const spellings = new Map<string, string>();
  const { first, last } = await range(reader, siteId, addDays(today, -oldestDays));
  if (first === null || last === null) return web;
  const start = addDays(last, 1 - 2 * windowDays);
  const middle = addDays(last, 1 - windowDays);
  if (first > start) return web;
  let after = { date: start, page: '' };
  while (true) {
    const rows = await portion(reader).all({ siteId, ...after });
    for (const { page, date, sessions } of rows) {
      const name = spellings.get(pageKey(page)) ?? page;
      spellings.set(pageKey(page), name);
      const known = web.get(name) ?? { sessions: 0, sessionsBefore: 0 };
      if (date >= middle) known.sessions += sessions;
      else known.sessionsBefore += sessions;
      web.set(name, known);
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < batchSize) return web;
    after = { date: end.date, page: end.page };
    await breathe();
  }
}

async function range(reader: Reader, siteId: string, since: string) {
  const own = and(eq(webRows.siteId, siteId), eq(webRows.dimensions, 'page'));
  const first = sql<string | null>`min(${webRows.date})`;
  const last = sql<string | null>`max(${webRows.date})`;
  const none = { first: null, last: null };
  const oldest = await reader.db.select({ first }).from(webRows).where(own).get();
  const recent = and(own, gt(webRows.date, since));
  const newest = await reader.db.select({ last }).from(webRows).where(recent).get();
  return { ...none, ...oldest, ...newest };
}
