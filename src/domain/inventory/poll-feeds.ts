import type { Context } from '../../context.ts';
import { leaseOwner, noLease } from '../../db/lease.ts';
import { type Backoff, doubling, retryAt } from '../../lib/backoff.ts';
import { day, minute } from '../../lib/clock.ts';
import { Problem } from '../../problem.ts';
import { fetchFeed, type FileMarks } from './fetch-feed.ts';
import { importFile } from './import-file.ts';
import { countStock } from './import-reads.ts';
import { claimDueFeed, endPoll, type FeedOfSite, type PolledFeed } from './polled-feeds.ts';
import { inLane } from '../../db/write.ts';

/** Longer than one feed can take: a run that died gives its feed back by this. */
export const feedLeaseMs = 20 * minute;

/** So that one slow supplier does not keep all others waiting. */
const feedsAtOnce = 2;

/** While it fails, a feed is asked ever more seldom, up to once a day (or as often as it is). */
export function feedBackoff(everyMs: number): Backoff {
  return doubling(everyMs, day);
}

type Outcome =
  | { kind: 'imported'; marks: FileMarks }
  | { kind: 'unchanged'; marks: FileMarks | null }
  | { kind: 'failed'; message: string }
  | { kind: 'cancelled' };

/**
 * Fetches every feed that is due and takes in what has changed. A failure leaves the stock and the
 * last good run as they are. Returns how many feeds ended in what.
 */
export async function pollFeeds(
  ctx: Context,
  runSignal: AbortSignal,
): Promise<{ imported: number; unchanged: number; failed: number }> {
  // A stop of the program does not wait for a long import: the feed is due again at the next start.
  const signal = AbortSignal.any([runSignal, ctx.ending]);
  const counts = { imported: 0, unchanged: 0, failed: 0 };
  async function pollWhatIsDue(): Promise<void> {
    while (!signal.aborted) {
      const feed = await ctx.write(
        (tx) => claimDueFeed(tx, leaseOwner(ctx), feedLeaseMs),
        inLane('poll-feeds'),
      );
      if (!feed) return;
      const outcome = await pollFeed(ctx, feed, signal);
      await record(ctx, feed, outcome);
      if (outcome.kind !== 'cancelled') counts[outcome.kind] += 1;
    }
  }
  await Promise.all(Array.from({ length: feedsAtOnce }, pollWhatIsDue));
  return counts;
}

async function pollFeed(ctx: Context, feed: FeedOfSite, signal: AbortSignal): Promise<Outcome> {
  let discard = () => {};
  try {
    const fetched = await fetchFeed(ctx, feed, signal);
    if (fetched.kind !== 'file') return fetched;
    discard = fetched.discard;
    await importFile(ctx, feed, fetched, signal);
    return { kind: 'imported', marks: fetched.marks };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    if (!(error instanceof Problem)) ctx.log.error({ feed: feed.id, error }, 'a feed broke');
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  } finally {
    discard();
  }
}

async function record(ctx: Context, feed: FeedOfSite, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'failed') {
    const about = { feed: feed.id, site: feed.siteSlug, failures: feed.failures + 1 };
    ctx.log.warn({ ...about, reason: outcome.message }, 'a feed could not be taken in');
  }
  await ctx.write(async (tx) => {
    const vehicleCount = await countStock(tx, feed.siteId);
    await endPoll(tx, feed, changeFor(feed, outcome, tx.now, vehicleCount));
  }, inLane(feed.siteId));
}

function changeFor(
  feed: PolledFeed,
  outcome: Outcome,
  now: number,
  vehicleCount: number,
): Partial<PolledFeed> {
  if (outcome.kind === 'cancelled') return noLease;
  const checked = { ...noLease, checkedAt: now, outcome: outcome.kind };
  if (outcome.kind === 'failed') {
    const failures = feed.failures + 1;
    const nextAt = retryAt(feedBackoff(feed.everyMs), failures, now) ?? now;
    return { ...checked, failures, error: outcome.message, nextAt };
  }
  const good = { ...checked, failures: 0, error: null, goodAt: now, nextAt: now + feed.everyMs };
  if (outcome.kind === 'unchanged') return { ...good, ...outcome.marks };
  return { ...good, ...outcome.marks, importedAt: now, vehicleCount };
}
