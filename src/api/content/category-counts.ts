import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import type { Reader } from '../../db/reader.ts';

/** How many articles each category of a site has, by category id. */
export async function articleCounts(reader: Reader, siteId: string): Promise<Map<string, number>> {
  const rows = await reader.db
    .select({ categoryId: articles.categoryId, n: sql<number>`count(*)` })
    .from(articles)
    .where(and(eq(articles.siteId, siteId), isNotNull(articles.categoryId)))
    .groupBy(articles.categoryId)
    .all();
  return new Map(rows.flatMap(({ categoryId, n }) => (categoryId ? [[categoryId, n]] : [])));
}
