import type { Context } from '../../context.ts';
import { findGaps } from './find-gaps.ts';
import { loadSite } from './reads/load-site.ts';
import { breather } from './breathe.ts';
import { chooseGaps } from './choose-gaps.ts';
import { type KeptCounts, keepGaps } from './keep-gaps.ts';
import { recordGoodRun } from './runs-store.ts';
import { buildSnapshot } from './snapshot/build-snapshot.ts';
import { inLane } from '../../db/write.ts';

export type AnalysisCounts = KeptCounts & { found: number };

/**
 * Looks for everything that a site could write or mend next, and keeps the best of it. Reads in
 * small portions and yields in between; writes once, at the end. Throws when the site is gone or
 * the signal says so.
 */
export async function analyzeSite(
  ctx: Pick<Context, 'reader' | 'write' | 'clock'>,
  siteId: string,
  signal: AbortSignal,
): Promise<AnalysisCounts> {
  const startedAt = ctx.clock.now();
  const breathe = breather(signal);
  const raw = await loadSite(ctx, siteId, startedAt, breathe);
  const snapshot = await buildSnapshot(raw, breathe);
  const gaps = await findGaps(snapshot, breathe);
  const chosen = chooseGaps(gaps);
  return ctx.write(async (tx) => {
    const kept = await keepGaps(tx, siteId, gaps, chosen);
    const counts = { found: gaps.length, ...kept };
    await recordGoodRun(tx, siteId, startedAt, counts);
    return counts;
  }, inLane(siteId));
}
