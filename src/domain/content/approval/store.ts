import { and, asc, eq, sql } from 'drizzle-orm';
import { type ApprovalStatus, articles } from '../../../../schema/tables/articles.ts';
import { categories } from '../../../../schema/tables/sites.ts';
import type { Reader } from '../../../db/reader.ts';
import { type ListedArticle, listedColumns } from '../store.ts';

/** Articles whose approval stands so, those that have waited longest first. */
export async function listByApproval(
  reader: Reader,
  siteId: string,
  status: Exclude<ApprovalStatus, 'none'>,
  limit: number,
): Promise<ListedArticle[]> {
  // The literal tells the planner that the index of such articles has them all.
  const isDecided = sql`${articles.approvalStatus} <> 'none'`;
  return reader.db
    .select(listedColumns)
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .where(and(eq(articles.siteId, siteId), eq(articles.approvalStatus, status), isDecided))
    .orderBy(asc(articles.updatedAt), asc(articles.id))
    .limit(limit)
    .all();
}
