import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import { inLane } from '../../db/write.ts';
import { minute } from '../../lib/clock.ts';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import type { TaskPayloads } from '../../work/payloads.ts';
import type { CommitOutcome, TaskDefinition } from '../../work/task.ts';
import { findSite } from '../site/store.ts';
import { recordEnd } from './describe-vehicles.ts';
import { describingRow, type DescribingRow, stockIds } from './described-store.ts';
import type { Describer } from './describer.ts';
import {
  type Ending,
  insertDescription,
  newestDescription,
  nextDescription,
} from './descriptions-store.ts';

/** Written at once: some 5 ms. */
const writtenAtOnce = 20;
/** Described before others get a turn: some 15 ms. */
const describedAtOnce = 10;

/** The background task that follows an import: see `describeSite`. */
export const describeStockTask: TaskDefinition<TaskPayloads['inventory.describe_stock']> = {
  timeLimitMs: 10 * minute,
  maxAttempts: 3,
  run: async (ctx, { siteId }, signal): Promise<CommitOutcome> => {
    const site = await findSite(ctx.reader, siteId);
    if (site) await describeSite(ctx, siteId, { isMissingMade: site.describeStock }, signal);
    return async () => {};
  },
  giveUp: () => async () => {},
};

export type SiteDescribed = { written: number; failed: number; kept: number };

/**
 * Describes again what states what is not so any more, and, where that is asked for, whatever has
 * no description. A text that a person has edited stays. What fails is tried again once the row of
 * the vehicle has changed.
 */
export async function describeSite(
  ctx: Context,
  siteId: string,
  { isMissingMade }: { isMissingMade: boolean },
  signal: AbortSignal,
): Promise<SiteDescribed> {
  const counts: SiteDescribed = { written: 0, failed: 0, kept: 0 };
  const { Describer } = await import('./describer.ts');
  const describer = await Describer.of(ctx, siteId);
  let due: Due[] = [];
  const write = async () => {
    const portion = due;
    due = [];
    await ctx.write((tx) => recordAll(tx, siteId, portion, counts), inLane(siteId));
  };
  for (const [place, id] of (await stockIds(ctx.reader, siteId)).entries()) {
    signal.throwIfAborted();
    if (place % describedAtOnce === 0) await yieldToEventLoop();
    const car = await describingRow(ctx.reader, siteId, id);
    if (!car) continue;
    const seen = await reasonToDescribe(ctx, describer, siteId, car, isMissingMade);
    if (seen === null) counts.kept += 1;
    else due.push({ car, seen, ending: await describer.describe(car) });
    if (due.length >= writtenAtOnce) await write();
  }
  if (due.length > 0) await write();
  return counts;
}

/** `seen` is the description that there was when the new one was made; 0 for none. */
type Due = { car: DescribingRow; seen: number; ending: Ending };

async function reasonToDescribe(
  ctx: Context,
  describer: Describer,
  siteId: string,
  car: DescribingRow,
  isMissingMade: boolean,
): Promise<number | null> {
  if (car.descriptionStatus === 'not_generated') return isMissingMade ? 0 : null;
  const newest = await newestDescription(ctx.reader, siteId, car.id);
  if (!newest || newest.maker === 'person' || newest.status === 'generating') return null;
  const { sequence, stated } = newest;
  if (newest.status === 'failed') {
    const isSame = stated === null || stated['row'] === car.rowHash;
    return isMissingMade && !isSame ? sequence : null;
  }
  return stated && (await describer.isOutdated(car, stated)) ? sequence : null;
}

async function recordAll(
  tx: Tx,
  siteId: string,
  due: readonly Due[],
  counts: SiteDescribed,
): Promise<void> {
  for (const { car, seen, ending } of due) {
    const newest = await newestDescription(tx, siteId, car.id);
    // Somebody else was here meanwhile, a person or a request.
    if ((newest?.sequence ?? 0) !== seen) continue;
    const row = nextDescription(tx, siteId, car.id, 'writer', newest);
    await insertDescription(tx, row);
    await recordEnd(tx, row, car, ending);
    counts[ending.status === 'complete' ? 'written' : 'failed'] += 1;
  }
}
