import type { Context } from '../../context.ts';
import { startCheck } from './request-check.ts';
import { outdatedReports } from './store.ts';
import { inLane } from '../../db/write.ts';

/** Articles of one run; the rest waits for the next, so that other work gets in between. */
const batchSize = 200;

/** Has articles checked again that are due, or whose report other rules have made. */
export async function recheckOutdated(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ rechecks: number }> {
  const now = ctx.clock.now();
  const { rulesVersion } = await import('./check-parts.ts');
  const outdated = await outdatedReports(ctx.reader, now, rulesVersion, batchSize);
  let rechecks = 0;
  for (const { siteId, articleId } of outdated) {
    if (signal.aborted) break;
    await ctx.write((tx) => startCheck(tx, siteId, articleId, true), inLane(siteId));
    rechecks += 1;
  }
  return { rechecks };
}
