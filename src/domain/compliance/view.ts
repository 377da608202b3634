import type { Static } from '@sinclair/typebox';
import type { AcceptedCheck, ComplianceAnswer } from '../../../schema/contracts/compliance.ts';
import type { ReportRow } from './store.ts';

export function viewAccepted(articleId: string): Static<typeof AcceptedCheck> {
  const message =
    'The check has started. Subscribe to compliance.completed by webhook to learn when it is done.';
  return { data: { article_id: articleId, status: 'checking', message } };
}

/** `bodyHash` is that of the article's present body; null while it has none. */
export function viewReport(
  articleId: string,
  row: ReportRow | undefined,
  bodyHash: string | null,
): Static<typeof ComplianceAnswer> {
  const report = row?.report ?? null;
  return { data: { article_id: articleId, status: statusOf(row, bodyHash), report } };
}

function statusOf(row: ReportRow | undefined, bodyHash: string | null) {
  if (!row) return 'not_checked';
  if (row.status === 'checking') return 'checking';
  return row.bodyHash === bodyHash ? 'completed' : 'not_checked';
}
