import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { articleCounts, articles } from '../../../schema/tables/articles.ts';
import { ideaclouds } from '../../../schema/tables/ideaclouds.ts';
import { categories } from '../../../schema/tables/sites.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import { insertRow } from '../../db/insert-row.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type ArticleRow = typeof articles.$inferSelect;
export type NamedArticle = ArticleRow & { categoryName: string | null; keyword: string | null };
export type ListedArticle = Pick<
  NamedArticle,
  | 'id'
  | 'title'
  | 'articleType'
  | 'status'
  | 'categoryId'
  | 'categoryName'
  | 'contentIntent'
  | 'postingStatus'
  | 'approvalStatus'
  | 'createdAt'
  | 'updatedAt'
>;
export type ArticleFilter = Partial<
  Pick<ArticleRow, 'articleType' | 'status' | 'contentIntent' | 'postingStatus'>
>;

const columns = {
  ...getTableColumns(articles),
  categoryName: categories.name,
  keyword: ideaclouds.keyword,
};
export const listedColumns = {
  id: articles.id,
  title: articles.title,
  articleType: articles.articleType,
  status: articles.status,
  categoryId: articles.categoryId,
  categoryName: categories.name,
  contentIntent: articles.contentIntent,
  postingStatus: articles.postingStatus,
  approvalStatus: articles.approvalStatus,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

export const insertArticle = insertRow(articles);

const byId = prepared((db: Reader['db']) =>
  db
    .select(columns)
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(ideaclouds, eq(ideaclouds.id, articles.ideacloudId))
    .where(
      and(eq(articles.siteId, sql.placeholder('siteId')), eq(articles.id, sql.placeholder('id'))),
    )
    .prepare(),
);

/** `id` in any case, as UUIDs may be written. */
export async function findArticle(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<NamedArticle | undefined> {
  return byId(reader).get({ siteId, id: id.toLowerCase() });
}

/** Newest first. */
export async function listArticles(
  reader: Reader,
  siteId: string,
  filter: ArticleFilter,
  page: PageRequest,
): Promise<PageOf<ListedArticle>> {
  const [createdAt, id] = page.after ?? [];
  const after = page.after
    ? sql`(${articles.createdAt}, ${articles.id}) < (${createdAt}, ${id})`
    : undefined;
  const rows = await reader.db
    .select(listedColumns)
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .where(and(eq(articles.siteId, siteId), ...matching(articles, filter), after))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(page.limit + 1)
    .all();
  // From the counts that triggers keep: counting rows would cost more than listing them.
  const count = await reader.db
    .select({ n: sql<number>`coalesce(sum(${articleCounts.articles}), 0)` })
    .from(articleCounts)
    .where(and(eq(articleCounts.siteId, siteId), ...matching(articleCounts, filter)))
    .get();
  return cutPage(rows, page.limit, count?.n ?? 0, (row) => [row.createdAt, row.id]);
}

function matching(table: typeof articles | typeof articleCounts, filter: ArticleFilter) {
  return [
    filter.articleType && eq(table.articleType, filter.articleType),
    filter.status && eq(table.status, filter.status),
    filter.contentIntent && eq(table.contentIntent, filter.contentIntent),
    filter.postingStatus && eq(table.postingStatus, filter.postingStatus),
  ];
}

/** Changes an article in whatever state it is: the caller has looked, in this transaction. */
export async function changeArticle(
  tx: Tx,
  siteId: string,
  id: string,
  change: Partial<ArticleRow>,
): Promise<void> {
  await tx.db
    .update(articles)
    .set({ ...change, updatedAt: tx.now })
    .where(and(eq(articles.siteId, siteId), eq(articles.id, id)))
    .run();
}

/** Changes an article that is still being written. False when its writing has ended before. */
export async function changeWhileGenerating(
  tx: Tx,
  siteId: string,
  id: string,
  change: Partial<ArticleRow>,
): Promise<boolean> {
  const open = and(
    eq(articles.siteId, siteId),
    eq(articles.id, id),
    eq(articles.status, 'generating'),
  );
  const changed = await tx.db
    .update(articles)
    .set({ ...change, updatedAt: tx.now })
    .where(open)
    .returning({ id: articles.id });
  return changed.length > 0;
}

/** The wordings of the site's latest articles, so that the next one picks others. */
export async function recentWordings(reader: Reader, siteId: string): Promise<string[]> {
  const rows = await reader.db
    .select({ wordingIds: articles.wordingIds })
    .from(articles)
    .where(and(eq(articles.siteId, siteId), eq(articles.status, 'complete')))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(recentArticles)
    .all();
  return [...new Set(rows.flatMap((row) => row.wordingIds))];
}

const recentArticles = 10;
