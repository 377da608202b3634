import type { Finding } from './finding.ts';
import { isGraver } from './severity.ts';

/**
 * Leaves out a fault that a graver one on the same words says too: everything that it misses, the
 * graver one misses. What it alone asks for is kept, so that one mending is enough; so is wording
 * that must go beside a disclosure that must come.
 */
export function mergeFindings(findings: readonly Finding[]): Finding[] {
  // Block by block: a long list of offers has thousands of findings.
  const ofBlock = Map.groupBy(findings, ({ block }) => block);
  return findings.filter((one) => {
    return !ofBlock.get(one.block)?.some((other) => says(other, one));
  });
}

function says(other: Finding, one: Finding): boolean {
  return (
    isGraver(other.severity, one.severity) &&
    overlap(other, one) &&
    (one.missing.length === 0) === (other.missing.length === 0) &&
    one.missing.every((name) => other.missing.includes(name))
  );
}

function overlap({ span: a }: Finding, { span: b }: Finding): boolean {
  return a !== null && b !== null && a.start < b.end && b.start < a.end;
}
