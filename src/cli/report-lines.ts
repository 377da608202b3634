import type { Severity } from '../../schema/contracts/compliance.ts';
import type { Finding } from '../domain/compliance/engine/finding.ts';
import type { Report } from '../domain/compliance/engine/make-report.ts';

const words: Readonly<Record<Severity, string>> = {
  error: 'ERROR  ',
  warning: 'WARNING',
  info: 'NOTE   ',
};
const order: readonly Severity[] = ['error', 'warning', 'info'];
const indent = '         ';

/** A report for people: the gravest first, each with its place, its words and its fix. */
export function reportLines(report: Report, findings: readonly Finding[]): string[] {
  const issues = report.issues.map((issue, index) => ({ issue, finding: findings[index] }));
  const lines = order.flatMap((severity) =>
    issues
      .filter(({ issue }) => issue.severity === severity)
      .flatMap(({ issue, finding }) => [
        `${words[severity]}  ${issue.location}${finding ? lineNumber(finding) : ''}  ${issue.rule}`,
        indent + issue.message,
        ...(issue.suggestion === undefined ? [] : [`${indent}Fix: ${issue.suggestion}`]),
      ]),
  );
  return [...lines, summaryOf(report)];
}

function summaryOf({ issues, score, overall_status }: Report): string {
  const counts = order.map((severity) => issues.filter((one) => one.severity === severity).length);
  const [errors = 0, warnings = 0, notes = 0] = counts;
  const parts = [named(errors, 'error'), named(warnings, 'warning'), named(notes, 'note')];
  return `${overall_status}, score ${score} of 100: ${parts.join(', ')}. Flagged for review only.`;
}

function named(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** " (line 7)", for texts of several lines. */
function lineNumber({ block, span, content }: Finding): string {
  if (block === null || !content.source.trimEnd().includes('\n')) return '';
  const { start } = block.sourceOf(span ?? { start: 0, end: 1 });
  return ` (line ${content.source.slice(0, start).split('\n').length})`;
}
