import { eq, sql } from 'drizzle-orm';
import { articleCounts as counts } from '../../../schema/tables/articles.ts';
import type { Reader } from '../../db/reader.ts';

/** How many articles each category of a site has, by category id. */
export async function articleCounts(reader: Reader, siteId: string): Promise<Map<string, number>> {
  const rows = await reader.db
    .select({ categoryId: counts.categoryId, n: sql<number>`sum(${counts.articles})` })
    .from(counts)
    .where(eq(counts.siteId, siteId))
    .groupBy(counts.categoryId)
    .all();
  return new Map(rows.map(({ categoryId, n }) => [categoryId, n]));
}
