import { and, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import { ideaclouds } from '../../../schema/tables/ideaclouds.ts';
import { categories } from '../../../schema/tables/sites.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader, Writer } from '../../db/reader.ts';

export type ArticleRow = typeof articles.$inferSelect;
export type NamedArticle = ArticleRow & { categoryName: string | null; keyword: string | null };
export type ArticleFilter = Partial<
  Pick<ArticleRow, 'articleType' | 'status' | 'contentIntent' | 'postingStatus'>
>;

const columns = {
  ...getTableColumns(articles),
  categoryName: categories.name,
  keyword: ideaclouds.keyword,
};

export async function insertArticle(tx: Writer, row: ArticleRow): Promise<void> {
  await tx.db.insert(articles).values(row).run();
}

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

export async function findArticle(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<NamedArticle | undefined> {
  return byId(reader).get({ siteId, id });
}

/** Newest first. */
export async function listArticles(
  reader: Reader,
  siteId: string,
  filter: ArticleFilter,
  page: PageRequest,
): Promise<PageOf<NamedArticle>> {
  const matches = and(
    eq(articles.siteId, siteId),
    filter.articleType && eq(articles.articleType, filter.articleType),
    filter.status && eq(articles.status, filter.status),
    filter.contentIntent && eq(articles.contentIntent, filter.contentIntent),
    filter.postingStatus && eq(articles.postingStatus, filter.postingStatus),
  );
  const [createdAt, id] = page.after ?? [];
  const after = page.after
    ? sql`(${articles.createdAt}, ${articles.id}) < (${createdAt}, ${id})`
    : undefined;
  const rows = await reader.db
    .select(columns)
    .from(articles)
    .leftJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(ideaclouds, eq(ideaclouds.id, articles.ideacloudId))
    .where(and(matches, after))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(page.limit + 1)
    .all();
  const count = await reader.db
    .select({ n: sql<number>`count(*)` })
    .from(articles)
    .where(matches)
    .get();
  return cutPage(rows, page.limit, count?.n ?? 0, (row) => [row.createdAt, row.id]);
}

/** Changes an article that is still being written. False when its writing has ended before. */
export async function changeWhileGenerating(
  tx: Writer,
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

/** Articles that the partner reported as posted: pages that readers can be sent to. */
export async function postedPages(
  reader: Reader,
  siteId: string,
): Promise<{ title: string; url: string }[]> {
  const rows = await reader.db
    .select({ title: articles.title, url: articles.postedUrl })
    .from(articles)
    .where(and(eq(articles.siteId, siteId), isNotNull(articles.postedUrl)))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(mostPages)
    .all();
  return rows.flatMap(({ title, url }) => (url === null ? [] : [{ title, url }]));
}

const mostPages = 50;
