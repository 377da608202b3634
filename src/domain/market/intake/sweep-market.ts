import { and, asc, isNotNull, lte, sql } from 'drizzle-orm';
import { marketImports } from '../../../../schema/tables/market-imports.ts';
import { marketListings } from '../../../../schema/tables/market-listings.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { sweep } from '../../../db/sweep.ts';
import { writesOf } from '../../../db/write.ts';
import { day, hour } from '../../../lib/clock.ts';
import { abandonedImports } from './intake-store.ts';
import { discardImport } from './stage-listings.ts';

/** Figures look back 45 days; a return within this time is still told from a new arrival. */
export const keepGoneMs = 180 * day;
const keepImportsMs = 400 * day;

/** An import that has not grown for so long has lost its process. A poll may wait for a quota. */
const abandonedAfterMs = 6 * hour;
const rowsAtOnce = 1_000;

/** Takes away listings that are long gone, records of imports and what broken-off ones left. */
export async function sweepMarket(
  ctx: Context,
  signal: AbortSignal,
): Promise<{ listings: number; imports: number; abandoned: number }> {
  const write = writesOf(ctx, 'sweep-market');
  const listings = await sweep(write, signal, rowsAtOnce, sweepListings);
  const imports = await sweep(write, signal, rowsAtOnce, sweepImports);
  let abandoned = 0;
  for (const left of await abandonedImports(ctx.reader, ctx.clock.now() - abandonedAfterMs)) {
    if (signal.aborted) break;
    await discardImport(ctx, left.id);
    abandoned += 1;
  }
  return { listings, imports, abandoned };
}

async function sweepListings(tx: Tx, limit: number): Promise<number> {
  const { sequence, goneAt } = marketListings;
  const old = and(isNotNull(goneAt), lte(goneAt, tx.now - keepGoneMs));
  const some = tx.db.select({ sequence }).from(marketListings).where(old).orderBy(asc(goneAt));
  const gone = await tx.db
    .delete(marketListings)
    .where(sql`${sequence} IN ${some.limit(limit)}`)
    .returning({ sequence });
  return gone.length;
}

async function sweepImports(tx: Tx, limit: number): Promise<number> {
  const { id, doneAt } = marketImports;
  const old = and(isNotNull(doneAt), lte(doneAt, tx.now - keepImportsMs));
  const some = tx.db.select({ id }).from(marketImports).where(old);
  const gone = await tx.db
    .delete(marketImports)
    .where(sql`${id} IN ${some.limit(limit)}`)
    .returning({ id });
  return gone.length;
}
