import { and, eq, sql } from 'drizzle-orm';
import {
  type ApprovalStatus,
  articleCounts,
  articles,
} from '../../../../schema/tables/articles.ts';
import type { Reader } from '../../../db/reader.ts';

export type ApprovalCounts = Record<ApprovalStatus, number> & { all: number };

/** How many articles stand where; those that nobody has submitted are what is left of all. */
export async function countByApproval(reader: Reader, siteId: string): Promise<ApprovalCounts> {
  const total = await reader.db
    .select({ n: sql<number>`coalesce(sum(${articleCounts.articles}), 0)` })
    .from(articleCounts)
    .where(eq(articleCounts.siteId, siteId))
    .get();
  const rows = await reader.db
    .select({ status: articles.approvalStatus, n: sql<number>`count(*)` })
    .from(articles)
    .where(and(eq(articles.siteId, siteId), sql`${articles.approvalStatus} <> 'none'`))
    .groupBy(articles.approvalStatus)
    .all();
  const counts: ApprovalCounts = {
    none: total?.n ?? 0,
    submitted: 0,
    approved: 0,
    rejected: 0,
    escalated: 0,
    overridden: 0,
    all: total?.n ?? 0,
  };
  for (const { status, n } of rows) {
    counts[status] = n;
    counts.none -= n;
  }
  return counts;
}
