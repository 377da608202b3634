import { and, asc, eq, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { complianceReports } from '../../../schema/tables/compliance-reports.ts';
import { insertRow } from '../../db/insert-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Writer } from '../../db/reader.ts';

export type ReportRow = typeof complianceReports.$inferSelect;
export type NewReport = Pick<
  ReportRow,
  'report' | 'bodyHash' | 'rulesVersion' | 'recheckAt' | 'checkedAt'
>;

const ofArticle = and(
  eq(complianceReports.siteId, sql.placeholder('siteId')),
  eq(complianceReports.articleId, sql.placeholder('articleId')),
);

const byArticle = prepared((db: Reader['db']) =>
  db.select().from(complianceReports).where(ofArticle).prepare(),
);

export async function findReport(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<ReportRow | undefined> {
  return byArticle(reader).get({ siteId, articleId });
}

const insertReport = insertRow(complianceReports);

/** False when a check is under way already. */
export async function beginCheck(tx: Writer, siteId: string, articleId: string): Promise<boolean> {
  const row = await findReport(tx, siteId, articleId);
  if (row?.status === 'checking') return false;
  if (row) {
    await change(tx, siteId, articleId, { status: 'checking' });
  } else {
    const empty = {
      report: null,
      bodyHash: null,
      rulesVersion: null,
      checkedAt: null,
      recheckAt: null,
    };
    const times = { createdAt: tx.now, updatedAt: tx.now };
    await insertReport(tx, { siteId, articleId, status: 'checking', ...empty, ...times });
  }
  return true;
}

export async function endCheck(
  tx: Writer,
  siteId: string,
  articleId: string,
  outcome: NewReport,
): Promise<void> {
  await change(tx, siteId, articleId, { status: 'completed', ...outcome });
}

/** Back to what was known before; an article that was never checked loses its row. */
export async function dropCheck(tx: Writer, siteId: string, articleId: string): Promise<void> {
  const row = await findReport(tx, siteId, articleId);
  if (row?.report) await change(tx, siteId, articleId, { status: 'completed' });
  else if (row) await tx.db.delete(complianceReports).where(one(siteId, articleId)).run();
}

/** Reports whose date has passed, or which other rules made. */
export async function outdatedReports(
  reader: Reader,
  now: number,
  rulesVersion: string,
  most: number,
): Promise<Pick<ReportRow, 'siteId' | 'articleId'>[]> {
  const { siteId, articleId, status, recheckAt } = complianceReports;
  const isOutdated = or(
    and(isNotNull(recheckAt), lte(recheckAt, now)),
    and(
      isNotNull(complianceReports.rulesVersion),
      ne(complianceReports.rulesVersion, rulesVersion),
    ),
  );
  return reader.db
    .select({ siteId, articleId })
    .from(complianceReports)
    .where(and(eq(status, 'completed'), isOutdated))
    .orderBy(asc(siteId), asc(articleId))
    .limit(most)
    .all();
}

async function change(
  tx: Writer,
  siteId: string,
  articleId: string,
  values: Partial<ReportRow>,
): Promise<void> {
  const set = { ...values, updatedAt: tx.now };
  await tx.db.update(complianceReports).set(set).where(one(siteId, articleId)).run();
}

function one(siteId: string, articleId: string) {
  return and(eq(complianceReports.siteId, siteId), eq(complianceReports.articleId, articleId));
}
