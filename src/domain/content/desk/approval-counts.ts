import { eq, sql } from 'drizzle-orm';
import { type ApprovalStatus, articleCounts } from '../../../../schema/tables/articles.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';

export type ApprovalCounts = Record<ApprovalStatus, number> & { all: number };

const countsOf = prepared((db: Reader['db']) =>
  db
    .select({
      status: articleCounts.approvalStatus,
      n: sql<number>`sum(${articleCounts.articles})`,
    })
    .from(articleCounts)
    .where(eq(articleCounts.siteId, sql.placeholder('siteId')))
    .groupBy(articleCounts.approvalStatus)
    .prepare(),
);

/** How many articles stand where. */
export async function countByApproval(reader: Reader, siteId: string): Promise<ApprovalCounts> {
  const counts: ApprovalCounts = {
    none: 0,
    submitted: 0,
    approved: 0,
    rejected: 0,
    escalated: 0,
    overridden: 0,
    all: 0,
  };
  for (const { status, n } of await countsOf(reader).all({ siteId })) {
    counts[status] = n;
    counts.all += n;
  }
  return counts;
}
