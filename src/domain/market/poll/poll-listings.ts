import type { Context } from '../../../context.ts';
import { leaseOwner, noLease } from '../../../db/lease.ts';
import { inLane } from '../../../db/write.ts';
import { doubling, retryAt } from '../../../lib/backoff.ts';
import { day, hour, minute } from '../../../lib/clock.ts';
import type { ListingsProvider } from '../../../providers/listings/port.ts';
import { problem } from '../../../problem.ts';
import { ImportProblems } from '../../inventory/import-problems.ts';
import { finishStaging } from '../intake/finish-staging.ts';
import { findImport, type MarketImport } from '../intake/intake-store.ts';
import { takeOverImport } from '../intake/take-over.ts';
import { askNext, type PollStep } from './ask-next.ts';
import { beginRound } from './begin-round.ts';
import { claimPoll, endPoll, type MarketPoll } from './poll-store.ts';

/** Longer than a run of the loop may take. */
export const pollLeaseMs = 20 * minute;

/** While it fails it is asked ever more seldom. */
export const pollBackoff = doubling(5 * minute, day);

/** Where it does not say how long it wants no requests. */
const usualWaitMs = hour;

type Counts = { calls: number; listings: number; imported: number; failed: number };

/**
 * Asks the listings service, when it is due, for every model in stock around each site, and takes
 * its answers in as one import. A round that is interrupted, by a limit or by a crash, goes on
 * where it was: each page commits with how far it has come.
 */
export async function pollListings(ctx: Context, runSignal: AbortSignal): Promise<Counts> {
  const counts: Counts = { calls: 0, listings: 0, imported: 0, failed: 0 };
  const { listings: provider } = ctx.providers;
  if (provider === null) return counts;
  const signal = AbortSignal.any([runSignal, ctx.ending]);
  const owner = leaseOwner(ctx);
  const poll = await ctx.write((tx) => {
    return claimPoll(tx, provider.id, owner, pollLeaseMs);
  }, inLane('poll-listings'));
  if (poll === null) return counts;
  let change: Partial<MarketPoll> = noLease;
  try {
    const end = await round(ctx, provider, counts, signal);
    change = changeFor(poll, provider, end, ctx.clock.now());
  } catch (error) {
    if (!signal.aborted) {
      const message = error instanceof Error ? error.message : String(error);
      change = changeFor(
        poll,
        provider,
        { kind: 'failed', isFinal: true, message },
        ctx.clock.now(),
      );
    }
  }
  if (change.error) {
    counts.failed += 1;
    const about = { provider: provider.id, reason: change.error };
    ctx.log.warn(about, 'listings could not be fetched');
  }
  await ctx.write((tx) => endPoll(tx, provider.id, owner, change), inLane('poll-listings'));
  return counts;
}

type End = PollStep | { kind: 'cancelled' };

async function round(
  ctx: Context,
  provider: ListingsProvider,
  counts: Counts,
  signal: AbortSignal,
): Promise<End> {
  let found: MarketImport | null = await beginRound(ctx, provider.id);
  if (found === null) return { kind: 'done' };
  while (!signal.aborted) {
    const step = await askNext(ctx, provider, found, signal);
    if (step.kind === 'page') {
      counts.calls += 1;
      counts.listings += step.listings;
    } else if (step.kind !== 'done') return step;
    if (step.kind === 'done') {
      await takeIn(ctx, found, signal);
      counts.imported += 1;
      return step;
    }
    found = (await findImport(ctx.reader, found.id)) ?? null;
    if (found === null) throw problem('conflict', 'The round took too long and was swept.');
  }
  return { kind: 'cancelled' };
}

async function takeIn(ctx: Context, found: MarketImport, signal: AbortSignal): Promise<void> {
  const problems = new ImportProblems();
  problems.addAll(found.problems, found.problemsTotal);
  const staged = { importId: found.id, contentHash: null, problems };
  await finishStaging(ctx, staged, { force: false });
  await takeOverImport(ctx, found.id, signal);
}

function changeFor(
  poll: MarketPoll,
  { everyMs }: ListingsProvider,
  end: End,
  now: number,
): Partial<MarketPoll> {
  if (end.kind === 'cancelled' || end.kind === 'page') return noLease;
  const checked = { ...noLease, checkedAt: now };
  if (end.kind === 'done') {
    return { ...checked, goodAt: now, nextAt: now + everyMs, failures: 0, error: null };
  }
  const failures = poll.failures + 1;
  if (end.kind === 'limited') {
    const nextAt = now + Math.max(minute, end.retryAfterMs ?? usualWaitMs);
    return { ...checked, nextAt, error: end.message };
  }
  const soon = retryAt(pollBackoff, failures, now) ?? now + everyMs;
  return { ...checked, failures, nextAt: end.isFinal ? now + everyMs : soon, error: end.message };
}
