import type { Context } from '../../../context.ts';
import { isFree, isLeasedTo, leaseOwner, leaseTo, registerHolder } from '../../../db/lease.ts';
import type { Tx } from '../../../db/reader.ts';
import { inLane } from '../../../db/write.ts';
import { and, eq, sql } from 'drizzle-orm';
import { marketImports } from '../../../../schema/tables/market-imports.ts';
import { marketSources } from '../../../../schema/tables/market-listings.ts';
import { minute } from '../../../lib/clock.ts';
import { yieldToEventLoop } from '../../../lib/yield-to-event-loop.ts';
import { findImport, type MarketImport, openImports, updateImport } from './intake-store.ts';
import { retireSome } from './retire-listings.ts';
import { discardStaged } from './stage-listings.ts';
import { putSomeListings } from './put-listings.ts';

/** Renewed with each slice of some milliseconds; a command that died holds it for this long. */
export const takeOverLeaseMs = minute / 2;

/** So that another process, which waits for the store, finds it free. */
const pauseMs = 8;

/** Goes on with every import that has been read; those of one source in their order. */
export async function takeOverOpen(ctx: Context, signal: AbortSignal): Promise<number> {
  let done = 0;
  const busy = new Set<number>();
  for (const { id, sourceId } of await openImports(ctx.reader)) {
    if (signal.aborted) break;
    if (busy.has(sourceId)) continue;
    if (await takeOverImport(ctx, id, signal)) done += 1;
    else busy.add(sourceId);
  }
  return done;
}

/**
 * Makes the staged rows of an import listings, and looks for what it no longer lists, by slices.
 * Each slice commits with how far it has come, so that nothing is done twice after a crash. False
 * where another process has it, or an earlier import of its source is not done.
 */
export async function takeOverImport(
  ctx: Context,
  importId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const owner = leaseOwner(ctx);
  if (!(await ctx.write((tx) => claim(tx, importId, owner), inLane('market')))) return false;
  try {
    let next: 'more' | 'phase' | 'end' = 'more';
    while (next !== 'end' && !signal.aborted) {
      next = await ctx.write((tx) => doSlice(tx, importId, owner), inLane('market'));
      if (next === 'more') await Bun.sleep(pauseMs);
      else await yieldToEventLoop();
    }
  } finally {
    await ctx.write((tx) => release(tx, importId, owner), inLane('market'));
  }
  const { state } = (await findImport(ctx.reader, importId)) ?? {};
  if (state === 'done') await discardStaged(ctx, importId, signal);
  return state === 'done';
}

async function claim(tx: Tx, importId: string, owner: string): Promise<boolean> {
  const open = await openImports(tx);
  const found = open.find(({ id }) => id === importId);
  if (!found) return false;
  if (open.find(({ sourceId }) => sourceId === found.sourceId) !== found) return false;
  await registerHolder(tx, owner);
  const claimed = await tx.db
    .update(marketImports)
    .set(leaseTo(owner, tx.now, takeOverLeaseMs))
    .where(and(eq(marketImports.id, importId), isFree(marketImports, tx.now)))
    .returning({ id: marketImports.id });
  return claimed.length > 0;
}

async function release(tx: Tx, importId: string, owner: string): Promise<void> {
  await tx.db
    .update(marketImports)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(and(eq(marketImports.id, importId), isLeasedTo(marketImports, owner)))
    .run();
}

/** Whether there is more of the same to do, another thing, or nothing. */
async function doSlice(tx: Tx, importId: string, owner: string): Promise<'more' | 'phase' | 'end'> {
  const found = await findImport(tx, importId);
  if (found?.leaseOwner !== owner || found.state === 'done') return 'end';
  const lease = leaseTo(owner, tx.now, takeOverLeaseMs);
  if (found.state === 'taking_over') {
    const put = await putSomeListings(tx, found);
    const next = put.isEnd ? ({ state: 'retiring', cursor: 0 } as const) : { cursor: put.cursor };
    await updateImport(tx, importId, { ...put.counts, ...next, ...lease });
    return put.isEnd ? 'phase' : 'more';
  }
  const retired = found.isComplete ? await retireSome(tx, found) : null;
  if (retired !== null && !retired.isEnd) {
    await updateImport(tx, importId, { ...retired.counts, cursor: retired.cursor, ...lease });
    return 'more';
  }
  await updateImport(tx, importId, { ...retired?.counts, state: 'done', doneAt: tx.now });
  await finishSource(tx, found);
  tx.wake('refresh-market');
  return 'end';
}

async function finishSource(tx: Tx, { sourceId, isComplete, ...of }: MarketImport): Promise<void> {
  const { revision, firstImportAt } = marketSources;
  await tx.db
    .update(marketSources)
    .set({
      revision: sql`${revision} + 1`,
      ...(isComplete && {
        firstImportAt: sql`coalesce(${firstImportAt}, ${of.createdAt})`,
        lastImportAt: of.createdAt,
        contentHash: of.contentHash,
      }),
    })
    .where(eq(marketSources.id, sourceId))
    .run();
}
