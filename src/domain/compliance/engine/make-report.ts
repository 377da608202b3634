import type { Static } from '@sinclair/typebox';
import type { ComplianceReport, Severity } from '../../../../schema/contracts/compliance.ts';
import { isoTime } from '../../../lib/clock.ts';
import type { Finding } from './finding.ts';
import { wordIssue } from './word-issue.ts';

export type Report = Static<typeof ComplianceReport>;

/** Points that each fault takes from 100. */
const costs: Readonly<Record<Severity, number>> = { error: 25, warning: 8, info: 2 };
/** The least score that passes. */
const passFrom = 80;

export function makeReport(findings: readonly Finding[], now: number): Report {
  const lost = findings.reduce((sum, { severity }) => sum + costs[severity], 0);
  const score = Math.max(0, 100 - lost);
  return {
    score,
    overall_status: overallStatus(findings, score),
    issues: findings.map(wordIssue),
    checked_at: isoTime(now),
  };
}

function overallStatus(findings: readonly Finding[], score: number): Report['overall_status'] {
  if (findings.some(({ severity }) => severity === 'error')) return 'fail';
  return score >= passFrom ? 'pass' : 'flagged';
}
