import { and, asc, eq, sql } from 'drizzle-orm';
import { type ApprovalStatus, articles } from '../../../../schema/tables/articles.ts';
import { categories } from '../../../../schema/tables/sites.ts';
import { prepared } from '../../../db/prepared.ts';
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

const longestWaiting = prepared((db: Reader['db']) => {
  const isDecided = sql`${articles.approvalStatus} <> 'none'`;
  const { id, title, updatedAt, siteId, approvalStatus, status } = articles;
  const place = sql.placeholder;
  return (
    db
      // With one column that the index of the desk lacks, or that is read to its end instead.
      .select({ id, title, updatedAt, status })
      .from(articles)
      .where(and(eq(siteId, place('siteId')), eq(approvalStatus, place('status')), isDecided))
      .orderBy(asc(updatedAt), asc(id))
      .limit(place('limit'))
      .prepare()
  );
});

/** The same for pages that say no more of them. */
export async function waitingLongest(
  reader: Reader,
  siteId: string,
  status: 'submitted' | 'escalated',
  limit: number,
): Promise<Pick<ListedArticle, 'id' | 'title' | 'updatedAt'>[]> {
  return longestWaiting(reader).all({ siteId, status, limit });
}
