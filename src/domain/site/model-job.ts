import type { Context } from '../../context.ts';
import { isoTime } from '../../lib/clock.ts';
import { ModelFailure } from '../../providers/text-model/model-failure.ts';
import { capInWords, type MonthlyCap } from '../../providers/text-model/model-policy.ts';
import type { ModelJob } from '../../providers/text-model/port.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import { modelPolicyOf } from './model-policy.ts';
import { insertModelUsage, type Spent, spentIn } from './model-usage-store.ts';
import { findSite } from './store.ts';
import { inLane } from '../../db/write.ts';

/** What the model works on. */
export type ModelMatter =
  { articleId: string } | { ideacloudId: string } | { generationId: string };

/**
 * The work of a text model for a site: each answer is written down at once, so that no crash makes
 * it free, and a site that has spent its month gets no further one (ModelFailure 'over_budget').
 */
export async function beginModelJob(
  ctx: Context,
  siteId: string,
  matter: ModelMatter,
  timeMs: number,
  signal: AbortSignal,
): Promise<ModelJob> {
  const site = await findSite(ctx.reader, siteId);
  const { monthlyCap } = await modelPolicyOf(ctx, siteId);
  const timeZone = site?.timeZone ?? 'UTC';
  const month = () => localDay(isoTime(ctx.clock.now()), timeZone).slice(0, 7);
  return {
    until: ctx.clock.now() + timeMs,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeMs)]),
    async allow() {
      if (monthlyCap) checkCap(monthlyCap, await spentIn(ctx.reader, siteId, month()));
    },
    async meter(usage) {
      await ctx.write((tx) => {
        const ids = { articleId: null, ideacloudId: null, generationId: null, ...matter };
        const own = { id: tx.ids.uuid(), siteId, month: month(), usedAt: tx.now };
        return insertModelUsage(tx, { ...own, ...ids, ...usage });
      }, inLane(siteId));
    },
  };
}

function checkCap(cap: MonthlyCap, { costMicros, tokens }: Spent): void {
  const spent = cap.unit === 'usd' ? costMicros / 1e6 : tokens;
  if (spent < cap.amount) return;
  const most = capInWords(cap);
  throw new ModelFailure('over_budget', `The store's budget for the month, ${most}, is used up.`);
}
