import { asc, sql } from 'drizzle-orm';
import { marketListings, marketSources } from '../../../../schema/tables/market-listings.ts';
import type { Reader } from '../../../db/reader.ts';

export type SourceFigures = {
  name: string;
  firstImportAt: number | null;
  lastImportAt: number | null;
  listed: number;
  gone: number;
};

/** Every source with how much of it is listed and how much is gone and kept. */
export async function listSources(reader: Reader): Promise<SourceFigures[]> {
  const { id, name, firstImportAt, lastImportAt } = marketSources;
  const listed = countOf(sql`${marketListings.goneAt} IS NULL`);
  const gone = countOf(sql`${marketListings.goneAt} IS NOT NULL`);
  return reader.db
    .select({ name, firstImportAt, lastImportAt, listed, gone })
    .from(marketSources)
    .orderBy(asc(id))
    .all();
}

/** By whole names: a query of one table would leave the tables' names out. */
function countOf(condition: ReturnType<typeof sql>) {
  const own = sql`${marketListings.sourceId} = ${marketSources.id}`;
  const rows = sql`SELECT count(*) FROM ${marketListings} WHERE ${own} AND ${condition}`;
  return sql<number>`(${rows})`;
}
