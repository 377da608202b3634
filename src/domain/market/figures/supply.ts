import { day } from '../../../lib/clock.ts';

/** Sales are counted over this time at most. */
export const maxWindowDays = 45;
/** A shorter history tells no rate of sale. */
export const minHistoryDays = 14;
/** Fewer sales are chance. */
export const minSold = 3;

export type Supply = {
  active: number;
  /** Null where the history is too short to tell. */
  sold: number | null;
  /** Null where the history is too short, or too few were sold. */
  days: number | null;
  historyDays: number;
};

/** Active ones, over sales a day. `windowDays` is what sales were counted over. */
export function supplyOf(active: number, sold: number, historyDays: number): Supply {
  if (historyDays < minHistoryDays) return { active, sold: null, days: null, historyDays };
  const windowDays = Math.min(maxWindowDays, historyDays);
  const days = sold < minSold ? null : rounded((active / sold) * windowDays);
  return { active, sold, days, historyDays };
}

export function historyDays(since: number | null, nowMs: number): number {
  return since === null ? 0 : Math.max(0, Math.floor((nowMs - since) / day));
}

export type Verdict = 'under' | 'balanced' | 'over';

const ratios = { under: 0.8, over: 1.25 };
const days = { under: 30, over: 60 };

/** Against the market; without its figure by what is usual. Null without the site's own. */
export function verdictOf(own: number | null, market: number | null): Verdict | null {
  if (own === null) return null;
  if (market !== null && market > 0) {
    const ratio = own / market;
    return ratio < ratios.under ? 'under' : ratio > ratios.over ? 'over' : 'balanced';
  }
  return own < days.under ? 'under' : own > days.over ? 'over' : 'balanced';
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
