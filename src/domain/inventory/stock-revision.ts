import { eq, sql } from 'drizzle-orm';
import { sites } from '../../../schema/tables/sites.ts';
import { stockRevisions } from '../../../schema/tables/stock-revisions.ts';
import { greaterOf } from '../../db/dialect.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type StockRevision = { revision: number; modifiedAt: number };

const revisionOfSite = prepared((db: Reader['db']) =>
  db
    .select({
      revision: stockRevisions.revision,
      modifiedAt: stockRevisions.modifiedAt,
      siteMadeAt: sites.createdAt,
    })
    .from(sites)
    .leftJoin(stockRevisions, eq(stockRevisions.siteId, sites.id))
    .where(eq(sites.id, sql.placeholder('siteId')))
    .prepare(),
);

/**
 * Another number after every change of what the site's feed shows. Before the first it is 0, and
 * the stock is empty since the site was made: rounded down, a second before any import.
 */
export async function stockRevision(reader: Reader, siteId: string): Promise<StockRevision> {
  const row = await revisionOfSite(reader).get({ siteId });
  const begun = Math.floor((row?.siteMadeAt ?? 0) / 1000) * 1000;
  return { revision: row?.revision ?? 0, modifiedAt: row?.modifiedAt ?? begun };
}

/** Rounded up, and never the same second twice: a time in seconds then tells every change. */
export async function countStockChange(tx: Tx, siteId: string): Promise<void> {
  const modifiedAt = (Math.floor(tx.now / 1000) + 1) * 1000;
  await tx.db
    .insert(stockRevisions)
    .values({ siteId, revision: 1, modifiedAt })
    .onConflictDoUpdate({
      target: stockRevisions.siteId,
      set: {
        revision: sql`${stockRevisions.revision} + 1`,
        modifiedAt: greaterOf(modifiedAt, sql`${stockRevisions.modifiedAt} + 1000`),
      },
    })
    .run();
}
