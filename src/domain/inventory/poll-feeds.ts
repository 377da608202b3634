import type { Context } from '../../context.ts';
import { day, minute } from '../../lib/clock.ts';
import { Problem } from '../../problem.ts';
import { fetchFeed, type FileMarks } from './fetch-feed.ts';
import { importFile } from './import-file.ts';
import { countStock } from './import-reads.ts';
import { changeFeed, claimDueFeed, type FeedOfSite, type PolledFeed } from './polled-feeds.ts';
import { inLane } from '../../db/write.ts';

/** Longer than one feed can take: a run that died gives its feed back by this. */
const leaseMs = 20 * minute;

/** So that one slow supplier does not keep all others waiting. */
const feedsAtOnce = 2;

/** While it fails, a feed is asked ever more seldom, up to once a day (or as often as it is). */
const longestBackOffMs = day;

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
  signal: AbortSignal,
): Promise<{ imported: number; unchanged: number; failed: number }> {
  const counts = { imported: 0, unchanged: 0, failed: 0 };
  async function pollWhatIsDue(): Promise<void> {
    while (!signal.aborted) {
      const feed = await ctx.write((tx) => claimDueFeed(tx, leaseMs), inLane('poll-feeds'));
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
    await changeFeed(tx, feed.id, changeFor(feed, outcome, tx.now, vehicleCount));
  }, inLane(feed.siteId));
}

function changeFor(
  feed: PolledFeed,
  outcome: Outcome,
  now: number,
  vehicleCount: number,
): Partial<PolledFeed> {
  const released = { claimedUntil: null };
  if (outcome.kind === 'cancelled') return released;
  const checked = { ...released, checkedAt: now, outcome: outcome.kind };
  if (outcome.kind === 'failed') {
    const failures = feed.failures + 1;
    const nextAt = now + backOffMs(feed.everyMs, failures);
    return { ...checked, failures, error: outcome.message, nextAt };
  }
  const good = { ...checked, failures: 0, error: null, goodAt: now, nextAt: now + feed.everyMs };
  if (outcome.kind === 'unchanged') return { ...good, ...outcome.marks };
  return { ...good, ...outcome.marks, importedAt: now, vehicleCount };
}

function backOffMs(everyMs: number, failures: number): number {
  return Math.max(everyMs, Math.min(everyMs * 2 ** (failures - 1), longestBackOffMs));
}
