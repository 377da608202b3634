import { and, eq, sql } from 'drizzle-orm';
import { searchRows } from '../../../schema/tables/search-rows.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../db/reader.ts';
import { compact } from '../../writing/research/reading/normalise.ts';
import type { SearchEntry } from './search-export/search-entry.ts';

const place = sql.placeholder;
const key = [
  searchRows.siteId,
  searchRows.dimensions,
  searchRows.lastDate,
  searchRows.firstDate,
  searchRows.query,
  searchRows.page,
  searchRows.device,
  searchRows.country,
];

const put = prepared((db: Drizzle) =>
  db
    .insert(searchRows)
    .values({
      siteId: place('siteId'),
      dimensions: place('dimensions'),
      lastDate: place('last'),
      firstDate: place('first'),
      query: place('query'),
      page: place('page'),
      device: place('device'),
      country: place('country'),
      queryKey: place('queryKey'),
      clicks: place('clicks'),
      impressions: place('impressions'),
      positionSum: place('positionSum'),
    })
    .onConflictDoUpdate({
      target: key,
      set: {
        clicks: sql`excluded.clicks`,
        impressions: sql`excluded.impressions`,
        positionSum: sql`excluded.position_sum`,
      },
      setWhere: sql`(${searchRows.clicks}, ${searchRows.impressions}, ${searchRows.positionSum})
        IS DISTINCT FROM (excluded.clicks, excluded.impressions, excluded.position_sum)`,
    })
    .returning({ clicks: searchRows.clicks })
    .prepare(),
);

/** 1 when the row is new or has other figures than before, else 0. */
export async function putSearchRow(
  tx: Tx,
  siteId: string,
  dimensions: string,
  entry: SearchEntry,
): Promise<number> {
  const positionSum = entry.position * entry.impressions;
  const queryKey = compact(entry.query);
  const row = { ...entry, siteId, dimensions, positionSum, queryKey };
  return (await put(tx).all(row)).length;
}

export async function countSearchRows(reader: Reader, siteId: string): Promise<number> {
  const own = eq(searchRows.siteId, siteId);
  const n = sql<number>`count(*)`;
  return (await reader.db.select({ n }).from(searchRows).where(own).get())?.n ?? 0;
}

export async function deleteSearchRow(
  tx: Tx,
  siteId: string,
  dimensions: string,
  entry: Omit<SearchEntry, 'clicks' | 'impressions' | 'position'>,
): Promise<void> {
  const same = and(
    eq(searchRows.siteId, siteId),
    eq(searchRows.dimensions, dimensions),
    eq(searchRows.lastDate, entry.last),
    eq(searchRows.firstDate, entry.first),
    eq(searchRows.query, entry.query),
    eq(searchRows.page, entry.page),
    eq(searchRows.device, entry.device),
    eq(searchRows.country, entry.country),
  );
  await tx.db.delete(searchRows).where(same).run();
}
