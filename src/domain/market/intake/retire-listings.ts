import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { marketStaged } from '../../../../schema/tables/market-imports.ts';
import { marketListings } from '../../../../schema/tables/market-listings.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Drizzle, Tx } from '../../../db/reader.ts';
import { findSource, type MarketImport } from './intake-store.ts';

const rowsAtOnce = 2_000;

type Counts = Pick<MarketImport, 'missing' | 'gone'>;

/** The next listings of the source, of which the import has only some. */
const listed = prepared((db: Drizzle) => {
  const { sequence, sourceId, goneAt, missingSince, listingKey } = marketListings;
  const staged = sql`SELECT 1 FROM ${marketStaged}
    WHERE ${marketStaged.importId} = ${sql.placeholder('importId')}
      AND ${marketStaged.listingKey} = ${listingKey}`;
  return db
    .select({
      sequence,
      missingSince,
      lastSeenAt: marketListings.lastSeenAt,
      isListed: sql<number>`EXISTS (${staged})`,
    })
    .from(marketListings)
    .where(
      and(
        eq(sourceId, sql.placeholder('sourceId')),
        gt(sequence, sql.placeholder('after')),
        isNull(goneAt),
      ),
    )
    .orderBy(asc(sequence))
    .limit(rowsAtOnce)
    .prepare();
});

/**
 * What a complete import does not list is missing; what the one before did not list either is gone,
 * since the earlier of the two.
 */
export async function retireSome(
  tx: Tx,
  found: MarketImport,
): Promise<{ isEnd: boolean; cursor: number; counts: Counts }> {
  const { id: importId, sourceId, cursor: after } = found;
  const rows = await listed(tx).all({ importId, sourceId, after });
  const before = (await findSource(tx, sourceId))?.lastImportAt ?? found.createdAt;
  const counts = { missing: found.missing, gone: found.gone };
  for (const { sequence, missingSince, lastSeenAt, isListed } of rows) {
    if (isListed !== 0) continue;
    const isGone = missingSince !== null;
    const change = isGone
      ? { goneAt: missingSince }
      : { missingSince: found.createdAt, lastSeenAt: lastSeenAt ?? before };
    counts[isGone ? 'gone' : 'missing'] += 1;
    const isRow = eq(marketListings.sequence, sequence);
    await tx.db.update(marketListings).set(change).where(isRow).run();
  }
  const cursor = rows.at(-1)?.sequence ?? after;
  return { isEnd: rows.length < rowsAtOnce, cursor, counts };
}
