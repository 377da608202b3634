import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { leaseOwner } from '../../db/lease.ts';
import type { Reader } from '../../db/reader.ts';
import { retryAt, steps } from '../../lib/backoff.ts';
import { hour } from '../../lib/clock.ts';
import type { AnalysisCounts } from './analyze-site.ts';
import { lastNight } from './night.ts';
import {
  claimRun,
  recordFailedRun,
  releaseRun,
  type SiteWithRun,
  sitesWithRuns,
} from './runs-store.ts';
import { inLane } from '../../db/write.ts';

/** A site whose analysis failed is tried again after this. */
const backoff = steps([hour], { last: 'repeats' });

/** Longer than a run of the loop may take. */
const leaseMs = hour;

type Analyze = (siteId: string, signal: AbortSignal) => Promise<AnalysisCounts>;

/**
 * Analyses every site that has not been since its last 04:00, also where that was missed while
 * nothing ran; several missed nights are one run. A site that was never analysed is as soon as
 * there is something to look at. One site's failure is recorded and stops no other.
 */
export async function analyzeDue(
  ctx: Context,
  signal: AbortSignal,
  analyze: Analyze = async (siteId, stop) => (await analysis()).analyzeSite(ctx, siteId, stop),
): Promise<{ analyzed: number; failed: number; created: number }> {
  const counts = { analyzed: 0, failed: 0, created: 0 };
  for (const site of await sitesWithRuns(ctx.reader)) {
    const startedAt = ctx.clock.now();
    if (signal.aborted) break;
    const owner = leaseOwner(ctx);
    let isOurs = false;
    try {
      if (!(await isDue(ctx.reader, site, startedAt))) continue;
      isOurs = await ctx.write((tx) => claimRun(tx, site.id, owner, leaseMs), inLane(site.id));
      if (!isOurs) continue;
      counts.created += (await analyze(site.id, signal)).created;
      counts.analyzed += 1;
    } catch (error) {
      if (signal.aborted) break;
      counts.failed += 1;
      const message = error instanceof Error ? error.message : String(error);
      ctx.log.error({ site: site.slug, error: message }, 'the analysis of a site failed');
      await ctx.write((tx) => recordFailedRun(tx, site.id, startedAt, message), inLane(site.id));
    } finally {
      if (isOurs) await ctx.write((tx) => releaseRun(tx, site.id, owner), inLane(site.id));
    }
  }
  return counts;
}

/** What happened in the future happened by a clock that ran ahead, and says nothing. */
async function isDue(
  reader: Reader,
  { id, timeZone, run }: SiteWithRun,
  now: number,
): Promise<boolean> {
  if (run?.failedAt && run.failedAt <= now && now < retryTime(run.failedAt)) return false;
  if (!run?.endedAt) return hasAnything(reader, id);
  return run.startedAt > now || run.startedAt < lastNight(now, timeZone);
}

function retryTime(failedAt: number): number {
  return retryAt(backoff, 1, failedAt) ?? failedAt;
}

async function hasAnything(reader: Reader, siteId: string): Promise<boolean> {
  const [row] = await reader.db.all<{ has: number }>(sql`SELECT
    EXISTS (SELECT 1 FROM vehicle_counts WHERE site_id = ${siteId}) OR
    EXISTS (SELECT 1 FROM article_counts WHERE site_id = ${siteId}) OR
    EXISTS (SELECT 1 FROM search_console_daily WHERE site_id = ${siteId}) OR
    EXISTS (SELECT 1 FROM reviews WHERE site_id = ${siteId}) AS has`);
  return row?.has === 1;
}

/** Loaded at the first analysis: a server that only answers requests starts faster without it. */
function analysis(): Promise<typeof import('./analyze-site.ts')> {
  return import('./analyze-site.ts');
}
