import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import { sharePages } from '../../../schema/tables/share-pages.ts';
import { inOrder, type KeyRange, keyset } from '../../db/keyset.ts';
import type { Reader } from '../../db/reader.ts';
import type { SharePageRow } from './store.ts';

/** A page for the people who shared it; the title is null where it has none of its own. */
export type DeskPage = Omit<SharePageRow, 'title'> & { title: string | null };

/** Newest first. */
export async function listDeskPages(
  reader: Reader,
  siteId: string,
  { limit, place }: KeyRange,
): Promise<DeskPage[]> {
  const keys = [
    { by: sharePages.createdAt, isDescending: true },
    { by: sharePages.id, isDescending: true },
  ];
  const { where, orderBy } = keyset(keys, place);
  const rows = await reader.db
    .select({ row: sharePages, articleTitle: articles.title })
    .from(sharePages)
    .leftJoin(articles, eq(articles.id, sharePages.articleId))
    .where(and(eq(sharePages.siteId, siteId), where))
    .orderBy(...orderBy)
    .limit(limit)
    .all();
  const titled = rows.map(({ row, articleTitle }) => ({
    ...row,
    title: row.title ?? articleTitle,
  }));
  return inOrder(titled, place);
}

export async function countDeskPages(reader: Reader, siteId: string): Promise<number> {
  const row = await reader.db
    .select({ n: sql<number>`count(*)` })
    .from(sharePages)
    .where(eq(sharePages.siteId, siteId))
    .get();
  return row?.n ?? 0;
}

export type ShareableArticle = { id: string; title: string };

/** What may be shared, the last changed first. */
export async function listShareable(
  reader: Reader,
  siteId: string,
  limit: number,
): Promise<ShareableArticle[]> {
  const isApproved = inArray(articles.approvalStatus, ['approved', 'overridden']);
  const mayBeRead = or(eq(articles.postingStatus, 'published'), isApproved);
  const isWhole = eq(articles.status, 'complete');
  return reader.db
    .select({ id: articles.id, title: articles.title })
    .from(articles)
    .where(and(eq(articles.siteId, siteId), isWhole, mayBeRead))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(limit)
    .all();
}

export type PageState = 'open' | 'expired' | 'ended';

export function pageState(
  { endedAt, expiresAt }: Pick<SharePageRow, 'endedAt' | 'expiresAt'>,
  now: number,
): PageState {
  if (endedAt !== null) return 'ended';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}
