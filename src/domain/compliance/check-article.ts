import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { emit } from '../../events/emit.ts';
import { minute } from '../../lib/clock.ts';
import type { TaskPayloads } from '../../work/payloads.ts';
import type { CommitOutcome, Task, TaskDefinition } from '../../work/task.ts';
import { listComponents } from '../content/components-store.ts';
import { findArticle } from '../content/store.ts';
import { bodyHashOf } from './body-hash.ts';
import type { Finding } from './engine/finding.ts';
import type { Report } from './engine/make-report.ts';
import { dropCheck, endCheck, findReport, forgetReport, type NewReport } from './store.ts';

type CheckTask = Task<TaskPayloads['compliance.check']>;

/** The background task behind POST /content/{id}/compliance, `auto_compliance` and re-checks. */
export const checkTask: TaskDefinition<TaskPayloads['compliance.check']> = {
  timeLimitMs: minute,
  maxAttempts: 3,
  run: checkArticle,
  giveUp: (_ctx, { siteId, payload }) => {
    return (tx) => dropCheck(tx, siteId, payload.articleId);
  },
};

async function checkArticle(ctx: Context, task: CheckTask): Promise<CommitOutcome> {
  const { siteId, payload } = task;
  const { articleId, isOurOwn } = payload;
  const article = await findArticle(ctx.reader, siteId, articleId);
  const components = await listComponents(ctx.reader, siteId, articleId);
  const body = components.find(({ type }) => type === 'body');
  // Deleted meanwhile: a report on it would be made again and again.
  if (article?.status !== 'complete' || !body) {
    return (tx) => forgetReport(tx, siteId, articleId);
  }
  const parts = await import('./check-parts.ts');
  const { contentsOf, contextOf, findFaultsInTurns, makeReport, nextExpiry, rulesVersion } = parts;
  const contents = contentsOf(article, components);
  const context = await contextOf(ctx, article, contents, body.metadata);
  const findings: Finding[] = [];
  for (const content of contents) findings.push(...(await findFaultsInTurns(content, context)));
  const report = makeReport(findings, context.now);
  const outcome: NewReport = {
    report,
    bodyHash: bodyHashOf(body.content),
    rulesVersion,
    checkedAt: context.now,
    recheckAt: nextExpiry(contents, context),
  };
  return (tx) => record(tx, siteId, articleId, outcome, report, isOurOwn);
}

async function record(
  tx: Tx,
  siteId: string,
  articleId: string,
  outcome: NewReport,
  report: Report,
  isOurOwn: boolean,
): Promise<void> {
  const before = (await findReport(tx, siteId, articleId))?.report;
  await endCheck(tx, siteId, articleId, outcome);
  const { overall_status, score } = report;
  const isSame = before?.overall_status === overall_status && before.score === score;
  if (isOurOwn && isSame) return;
  const data = { article_id: articleId, overall_status, overall_score: score };
  await emit(tx, siteId, 'compliance.completed', data);
}
