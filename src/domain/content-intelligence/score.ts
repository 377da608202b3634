import type { Analyzer, Evidence } from './analyzers/analyzer.ts';
import type { SearchSnapshot } from './snapshot/snapshot.ts';

/** Weights of the parts; they add up to 1. */
const weights = { demand: 0.35, gap: 0.25, inventory: 0.2, freshness: 0.1, ease: 0.1 } as const;
/** A site whose best query has fewer impressions must not look like one in demand. */
const minScale = 1_000;
/** Evidence loses two thirds of its worth in this time. */
const freshDays = 30;
/** An occasion within 30 days comes before what can wait. */
const soonFactor = 1.15;
/** What scores less is not worth anybody's time. */
export const minPriority = 20;

export type ScoreParts = Record<keyof typeof weights, number> & {
  weights: typeof weights;
  factor: number;
  impressions: number;
  units: number;
};

/**
 * Priority, 0–100: 100 × (0.35 demand + 0.25 gap + 0.20 inventory + 0.10 freshness + 0.10 ease),
 * each part 0–1; × 1.15 when an occasion is within 30 days, at most 100.
 *
 * - demand: ln(1 + impressions + half the type's usual searches), on the site's own scale
 * - inventory: min(1, units / 10) × (1 + half the aged share), at most 1
 * - freshness: e^(−days / 30) since what the finding rests on
 */
export function scoreOf(
  { prior, ease }: Pick<Analyzer, 'prior' | 'ease'>,
  evidence: Evidence,
  search: SearchSnapshot | null,
): { priority: number; parts: ScoreParts } {
  const scale = Math.log1p(Math.max(minScale, search?.maxImpressions ?? 0));
  const pull = Math.min(1, evidence.units / 10) * (1 + 0.5 * evidence.agedShare);
  const parts = {
    demand: part(Math.log1p(evidence.impressions + 0.5 * prior) / scale),
    gap: part(evidence.gap),
    inventory: part(pull),
    freshness: part(Math.exp(-Math.max(0, evidence.ageDays) / freshDays)),
    ease: part(ease),
  };
  const factor = evidence.isSoon ? soonFactor : 1;
  const sum = Object.entries(weights).reduce((total, [name, weight]) => {
    return total + weight * parts[name as keyof typeof weights];
  }, 0);
  return {
    priority: Math.min(100, Math.round(100 * sum * factor)),
    parts: {
      ...parts,
      weights,
      factor,
      impressions: Math.round(evidence.impressions),
      units: evidence.units,
    },
  };
}

/** 0–1 with three decimals: people read them. */
function part(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}
