import { and, eq } from 'drizzle-orm';
import { analysisRuns } from '../../../schema/tables/analysis-runs.ts';
import { sites } from '../../../schema/tables/sites.ts';
import { isFree, isLeasedTo, leaseTo, noLease, registerHolder } from '../../db/lease.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type AnalysisRun = typeof analysisRuns.$inferSelect;

export type SiteWithRun = { id: string; slug: string; timeZone: string; run: AnalysisRun | null };

/** Sites with their last analysis, null before the first attempt. */
export async function sitesWithRuns(reader: Reader): Promise<SiteWithRun[]> {
  return reader.db
    .select({ id: sites.id, slug: sites.slug, timeZone: sites.timeZone, run: analysisRuns })
    .from(sites)
    .leftJoin(analysisRuns, eq(analysisRuns.siteId, sites.id))
    .all();
}

export async function findRun(reader: Reader, siteId: string): Promise<AnalysisRun | undefined> {
  const own = eq(analysisRuns.siteId, siteId);
  return reader.db.select().from(analysisRuns).where(own).get();
}

export async function recordGoodRun(
  tx: Tx,
  siteId: string,
  startedAt: number,
  counts: Record<string, number>,
): Promise<void> {
  const run = { startedAt, endedAt: tx.now, failedAt: null, error: null, counts };
  await tx.db
    .insert(analysisRuns)
    .values({ siteId, ...run })
    .onConflictDoUpdate({ target: analysisRuns.siteId, set: run })
    .run();
}

/** Leaves what the last good run wrote. */
export async function recordFailedRun(
  tx: Tx,
  siteId: string,
  startedAt: number,
  error: string,
): Promise<void> {
  const failed = { failedAt: tx.now, error };
  await tx.db
    .insert(analysisRuns)
    .values({ siteId, startedAt, endedAt: null, counts: {}, ...failed })
    .onConflictDoUpdate({ target: analysisRuns.siteId, set: failed })
    .run();
}

/** False when another process is at work on the site. */
export async function claimRun(
  tx: Tx,
  siteId: string,
  owner: string,
  leaseMs: number,
): Promise<boolean> {
  await registerHolder(tx, owner);
  const lease = leaseTo(owner, tx.now, leaseMs);
  const [claimed] = await tx.db
    .insert(analysisRuns)
    .values({ siteId, startedAt: tx.now, counts: {}, ...lease })
    .onConflictDoUpdate({
      target: analysisRuns.siteId,
      set: lease,
      setWhere: isFree(analysisRuns, tx.now),
    })
    .returning({ siteId: analysisRuns.siteId });
  return claimed !== undefined;
}

/** Whatever became of the run. */
export async function releaseRun(tx: Tx, siteId: string, owner: string): Promise<void> {
  const own = and(eq(analysisRuns.siteId, siteId), isLeasedTo(analysisRuns, owner));
  await tx.db.update(analysisRuns).set(noLease).where(own).run();
}
