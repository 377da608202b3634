import type { Context } from '../context.ts';
import { inLane } from '../db/write.ts';
import { mendPhotos } from '../domain/images/feed-photos/mend-photos.ts';
import { mendFeeds } from '../domain/inventory/mend-feeds.ts';
import { mendMarket } from '../domain/market/mend-market.ts';
import { mendSocial } from '../domain/social/mend-social.ts';
import { mendLeadDeliveries } from '../domain/leads/deliveries-store.ts';
import { mendDeliveries } from '../domain/webhooks/mend-deliveries.ts';
import { mendTasks } from './mend-tasks.ts';

/** The latest time that this process has seen. */
const latest = new WeakMap<Context, number>();

type Mended = Record<
  'deliveries' | 'tasks' | 'feeds' | 'photos' | 'polls' | 'social' | 'leads',
  number
>;

/**
 * What was put off while the clock ran ahead would wait until it comes by there again. So once it
 * has been set back, and at every start, no retry waits for longer than its schedule from now on.
 * (What people have set a time for keeps it. Analysis looks at the clock by itself.)
 */
export async function followClock(ctx: Context, signal: AbortSignal): Promise<Mended> {
  const now = ctx.clock.now();
  const seen = latest.get(ctx) ?? Number.POSITIVE_INFINITY;
  const none: Mended = {
    deliveries: 0,
    tasks: 0,
    feeds: 0,
    photos: 0,
    polls: 0,
    social: 0,
    leads: 0,
  };
  if (now >= seen) {
    latest.set(ctx, now);
    return none;
  }
  const counts = {
    deliveries: await mendDeliveries(ctx, signal),
    tasks: await ctx.write(mendTasks, inLane('follow-clock')),
    feeds: await ctx.write(mendFeeds, inLane('follow-clock')),
    photos: await ctx.write(mendPhotos, inLane('follow-clock')),
    polls: await ctx.write((tx) => {
      return mendMarket(tx, ctx.providers.listings?.everyMs);
    }, inLane('follow-clock')),
    social: await ctx.write(mendSocial, inLane('follow-clock')),
    leads: await ctx.write(mendLeadDeliveries, inLane('follow-clock')),
  };
  // Last: a run that was broken off is done again.
  if (!signal.aborted) latest.set(ctx, now);
  return counts;
}
