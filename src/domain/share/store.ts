import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { sharePages } from '../../../schema/tables/share-pages.ts';
import { insertRow } from '../../db/insert-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Drizzle, Reader, Tx } from '../../db/reader.ts';

export type SharePageRow = typeof sharePages.$inferSelect;

export const insertPage = insertRow(sharePages);

const byToken = prepared((db: Reader['db']) =>
  db
    .select()
    .from(sharePages)
    .where(eq(sharePages.tokenHash, sql.placeholder('hash')))
    .prepare(),
);

export async function findPage(reader: Reader, hash: string): Promise<SharePageRow | undefined> {
  return byToken(reader).get({ hash });
}

/** Newest first. */
export async function listPages(reader: Reader, siteId: string): Promise<SharePageRow[]> {
  return reader.db
    .select()
    .from(sharePages)
    .where(eq(sharePages.siteId, siteId))
    .orderBy(desc(sharePages.createdAt), desc(sharePages.id))
    .all();
}

export async function pageOf(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<SharePageRow | undefined> {
  const own = and(eq(sharePages.siteId, siteId), eq(sharePages.id, id));
  return reader.db.select().from(sharePages).where(own).get();
}

/** Ends the site's page of this id or token; undefined where there is none that goes on. */
export async function endPage(
  tx: Tx,
  siteId: string,
  named: { id: string } | { hash: string },
): Promise<SharePageRow | undefined> {
  const isNamed =
    'id' in named ? eq(sharePages.id, named.id) : eq(sharePages.tokenHash, named.hash);
  return tx.db
    .update(sharePages)
    .set({ endedAt: tx.now })
    .where(and(eq(sharePages.siteId, siteId), isNamed, isNull(sharePages.endedAt)))
    .returning()
    .get();
}

const addViewsTo = prepared((db: Drizzle) =>
  db
    .update(sharePages)
    .set({
      views: sql`${sharePages.views} + ${sql.placeholder('count')}`,
      lastViewedAt: sql`${sql.placeholder('at')}`,
    })
    .where(eq(sharePages.id, sql.placeholder('id')))
    .prepare(),
);

export async function addViews(
  tx: Tx,
  seen: { id: string; count: number; at: number },
): Promise<void> {
  await addViewsTo(tx).run(seen);
}
