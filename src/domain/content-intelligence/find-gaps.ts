import { sha256Hex } from '../../lib/hash.ts';
import { analyzers } from './analyzers/index.ts';
import type { Analyzer, Finding } from './analyzers/analyzer.ts';
import type { Breathe } from './breathe.ts';
import { minPriority, scoreOf, type ScoreParts } from './score.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** A gap with its weight, ready to be kept. */
export type Gap = {
  analyzer: Analyzer;
  finding: Finding;
  fingerprint: string;
  priority: number;
  parts: ScoreParts;
};

/** Runs every analyzer. What is not worth anybody's time is left out. */
export async function findGaps(site: Snapshot, breathe: Breathe): Promise<Gap[]> {
  const gaps: Gap[] = [];
  for (const analyzer of analyzers) {
    for (const finding of analyzer.find(site)) {
      if (finding !== null) {
        const { priority, parts } = scoreOf(analyzer, finding.evidence, site.search);
        const fingerprint = fingerprintOf(analyzer, finding);
        if (priority >= minPriority) {
          gaps.push({ analyzer, finding, fingerprint, priority, parts });
        }
      }
      await breathe();
    }
    await breathe();
  }
  return gaps;
}

/** Equal for the same gap, whatever its figures are tonight. */
function fingerprintOf({ id }: Analyzer, { key, subtype }: Finding): string {
  const parts = [id, subtype ?? '', ...key].map((part) => {
    return String(part).normalize('NFKC').toLowerCase();
  });
  return sha256Hex(JSON.stringify(parts));
}
