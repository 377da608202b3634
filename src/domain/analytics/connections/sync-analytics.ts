import type { Context } from '../../../context.ts';
import { leaseOwner, noLease } from '../../../db/lease.ts';
import { inLane } from '../../../db/write.ts';
import { doubling, retryAt } from '../../../lib/backoff.ts';
import { day, hour, isoTime, minute } from '../../../lib/clock.ts';
import { SourceFault } from '../../../providers/analytics/source-fault.ts';
import { localDay } from '../../../writing/facts/local-date.ts';
import { searchConsoleZone } from '../search-console-zone.ts';
import { addDays } from '../search-export/calendar.ts';
import {
  changeConnection,
  claimConnection,
  type Connection,
  type ConnectionOfSite,
} from './connections-store.ts';
import { type Access, accessTo } from './credentials.ts';
import { fetchSearchStep } from './fetch-search.ts';
import { fetchWebStep } from './fetch-web.ts';
import { knownUntil, planSteps, withStep } from './plan-steps.ts';

/** Of one connection, before another has its turn. */
const stepsAtOnce = 4;
/** Between runs of one that has more to fetch, so that its quota lasts. */
const restMs = minute;

const passingWaits = doubling(5 * minute, 6 * hour);
const refusedWaits = doubling(hour, day);

const noFault = { error: null, fault: null, failingSince: null };

type Counts = { fetched: number; failed: number; rows: number };
type Outcome =
  | { kind: 'fetched'; isMore: boolean; rows: number }
  | { kind: 'failed'; fault: SourceFault; hasMoved: boolean; rows: number };

/** Fetches the figures of every connection that is due. */
export async function syncAnalytics(ctx: Context, runSignal: AbortSignal): Promise<Counts> {
  const signal = AbortSignal.any([runSignal, ctx.ending]);
  const counts = { fetched: 0, failed: 0, rows: 0 };
  while (!signal.aborted) {
    const owner = leaseOwner(ctx);
    const connection = await ctx.write(
      (tx) => claimConnection(tx, owner),
      inLane('sync-analytics'),
    );
    if (!connection) return counts;
    const outcome = await syncConnection(ctx, connection, signal);
    await record(ctx, connection, outcome);
    counts.rows += outcome.rows;
    if (outcome.kind === 'fetched') counts.fetched += 1;
    else if (outcome.fault.kind !== 'cancelled') counts.failed += 1;
  }
  return counts;
}

async function syncConnection(
  ctx: Context,
  connection: ConnectionOfSite,
  signal: AbortSignal,
): Promise<Outcome> {
  const { source, timeZone } = connection;
  const zone = source === 'search_console' ? searchConsoleZone : timeZone;
  const today = localDay(isoTime(ctx.clock.now()), zone);
  const yesterday = addDays(today, -1);
  const before = knownUntil(connection, yesterday);
  let fetched = before;
  const steps = planSteps(fetched, yesterday);
  const fetchStep = source === 'search_console' ? fetchSearchStep : fetchWebStep;
  let rows = 0;
  const access = accessTo(ctx, connection, signal);
  try {
    for (const step of steps.slice(0, stepsAtOnce)) {
      rows += await withRefresh(access, () =>
        fetchStep(ctx, connection, step, today, () => access.api()),
      );
      fetched = withStep(fetched, step);
      const { newestDay, oldestDay } = fetched;
      if (!(await keep(ctx, connection, { newestDay, oldestDay }))) {
        throw new SourceFault('cancelled', 'The connection has changed meanwhile.');
      }
    }
    return { kind: 'fetched', isMore: steps.length > stepsAtOnce, rows };
  } catch (error) {
    const hasMoved = fetched !== before;
    if (error instanceof SourceFault) return { kind: 'failed', fault: error, hasMoved, rows };
    ctx.log.error({ connection: connection.id, error }, 'a source of figures broke');
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', fault: new SourceFault('passing', message), hasMoved, rows };
  }
}

/** A token may end, or be taken back, before its time: another one is tried once. */
async function withRefresh(access: Access, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof SourceFault) || error.kind !== 'unauthorized') throw error;
    access.refuse();
    return run();
  }
}

async function record(ctx: Context, connection: ConnectionOfSite, outcome: Outcome) {
  const now = ctx.clock.now();
  if (outcome.kind === 'fetched') {
    const nextAt = now + (outcome.isMore ? restMs : day);
    const good = { failures: 0, ...noFault, goodAt: now, checkedAt: now, nextAt };
    return keep(ctx, connection, { ...noLease, ...good });
  }
  const { fault, hasMoved } = outcome;
  if (fault.kind === 'cancelled') return keep(ctx, connection, noLease);
  // A source that gave some steps first is none that has failed for long.
  const failures = hasMoved ? 1 : connection.failures + 1;
  const about = { site: connection.siteSlug, source: connection.source, failures };
  ctx.log.warn({ ...about, reason: fault.message }, 'figures could not be fetched');
  const failingSince = hasMoved ? now : (connection.failingSince ?? now);
  const failed = { ...noLease, failures, error: fault.message, failingSince, checkedAt: now };
  const kind = fault.kind === 'unauthorized' ? 'dead' : fault.kind;
  if (kind === 'dead') {
    return keep(ctx, connection, { ...failed, fault: kind, status: 'expired', nextAt: null });
  }
  const nextAt = nextAttempt(fault, failures, now);
  return keep(ctx, connection, { ...failed, fault: kind, nextAt });
}

/** Not before a source wants to be asked again, but no later than the next day. */
function nextAttempt({ kind, retryAfterMs }: SourceFault, failures: number, now: number): number {
  const waits = kind === 'refused' ? refusedWaits : passingWaits;
  const own = retryAt(waits, failures, now) ?? now + day;
  return retryAfterMs === null ? own : Math.max(own, now + Math.min(retryAfterMs, day));
}

function keep(ctx: Context, connection: Connection, change: Partial<Connection>) {
  const lane = inLane('sync-analytics');
  return ctx.write((tx) => changeConnection(tx, connection, change), lane);
}
