import { and, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { complianceReports } from '../../../schema/tables/compliance-reports.ts';
import { greaterOf } from '../../db/dialect.ts';
import { insertRow } from '../../db/insert-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';

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
export async function beginCheck(tx: Tx, siteId: string, articleId: string): Promise<boolean> {
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
  tx: Tx,
  siteId: string,
  articleId: string,
  outcome: NewReport,
): Promise<void> {
  await change(tx, siteId, articleId, { status: 'completed', ...outcome });
}

/** Back to what was known before; an article that was never checked loses its row. */
export async function dropCheck(tx: Tx, siteId: string, articleId: string): Promise<void> {
  const row = await findReport(tx, siteId, articleId);
  if (row?.report) await change(tx, siteId, articleId, { status: 'completed' });
  else if (row) await forgetReport(tx, siteId, articleId);
}

export async function forgetReport(tx: Tx, siteId: string, articleId: string): Promise<void> {
  await tx.db.delete(complianceReports).where(one(siteId, articleId)).run();
}

/** Has a site's reports made again once they are so old, in milliseconds; none later than due. */
export async function bringForward(tx: Tx, siteId: string, age: number): Promise<void> {
  const { checkedAt, recheckAt, status } = complianceReports;
  const next = greaterOf(tx.now, sql`${checkedAt} + ${age}`);
  const isLater = or(isNull(recheckAt), gt(recheckAt, next));
  const isMade = and(eq(status, 'completed'), isNotNull(checkedAt));
  await tx.db
    .update(complianceReports)
    .set({ recheckAt: next })
    .where(and(eq(complianceReports.siteId, siteId), isMade, isLater))
    .run();
}

/** Reports whose date has passed, or which other rules made: each found by its index. */
export async function outdatedReports(
  reader: Reader,
  now: number,
  current: string,
  most: number,
): Promise<Pick<ReportRow, 'siteId' | 'articleId'>[]> {
  const { siteId, articleId, status, recheckAt, rulesVersion } = complianceReports;
  const found = (isOutdated: SQL | undefined) =>
    reader.db
      .select({ siteId, articleId })
      .from(complianceReports)
      .where(and(isOutdated, eq(status, 'completed')))
      .limit(most)
      .all();
  const ended = await found(lte(recheckAt, now));
  if (ended.length === most) return ended;
  // As two ranges: an index knows no "other than".
  const older = await found(or(lt(rulesVersion, current), gt(rulesVersion, current)));
  const known = new Set(ended.map((row) => row.articleId));
  return [...ended, ...older.filter((row) => !known.has(row.articleId))].slice(0, most);
}

async function change(
  tx: Tx,
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
