import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { articleVersions } from '../../../../schema/tables/article-history.ts';
import { articleCounts, articles } from '../../../../schema/tables/articles.ts';
import { sites } from '../../../../schema/tables/sites.ts';
import { cutPage, type PageOf, type PageRequest } from '../../../db/page.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';

const columns = {
  id: articles.id,
  // Readers see the title of the text that was published.
  title: sql<string>`coalesce(${articleVersions.title}, ${articles.title})`,
  articleType: articles.articleType,
  postingStatus: articles.postingStatus,
  slug: sql<string>`${articles.slug}`,
  publishAt: sql<number>`${articles.publishAt}`,
  featuredImage: articles.featuredImage,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
};

type State = 'published' | 'scheduled';
export type PublishedRow = Pick<typeof articles.$inferSelect, keyof typeof columns> & {
  slug: string;
  publishAt: number;
};

/** What is published or scheduled, the newest date first. */
export async function listPublished(
  reader: Reader,
  siteId: string,
  status: State | undefined,
  page: PageRequest,
): Promise<PageOf<PublishedRow>> {
  const states: State[] = status ? [status] : ['published', 'scheduled'];
  const [publishAt, id] = page.after ?? [];
  const after = page.after
    ? sql`(${articles.publishAt}, ${articles.id}) < (${publishAt}, ${id})`
    : undefined;
  const rows = await reader.db
    .select(columns)
    .from(articles)
    .leftJoin(
      articleVersions,
      and(
        eq(articleVersions.siteId, articles.siteId),
        eq(articleVersions.articleId, articles.id),
        eq(articleVersions.version, articles.publishedVersion),
      ),
    )
    .where(
      and(
        eq(articles.siteId, siteId),
        isNotNull(articles.publishAt),
        // A literal, so that the planner sees that the index of scheduled articles will do.
        status === 'scheduled'
          ? sql`${articles.postingStatus} = 'scheduled'`
          : inArray(articles.postingStatus, states),
        after,
      ),
    )
    .orderBy(desc(articles.publishAt), desc(articles.id))
    .limit(page.limit + 1)
    .all();
  const count = await reader.db
    .select({ n: sql<number>`coalesce(sum(${articleCounts.articles}), 0)` })
    .from(articleCounts)
    .where(and(eq(articleCounts.siteId, siteId), inArray(articleCounts.postingStatus, states)))
    .get();
  return cutPage(rows, page.limit, count?.n ?? 0, (row) => [row.publishAt, row.id]);
}

const dueNow = prepared((db: Reader['db']) =>
  db
    .select({ siteId: articles.siteId, id: articles.id })
    .from(articles)
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(
      and(
        eq(articles.postingStatus, sql`'scheduled'`),
        lte(articles.publishAt, sql.placeholder('now')),
        sql`(${articles.publishProblem} IS NULL OR ${sites.requireApproval} = 0
          OR ${articles.approvalStatus} IN ('approved', 'overridden'))`,
      ),
    )
    .orderBy(asc(articles.publishAt))
    .limit(sql.placeholder('limit'))
    .prepare(),
);

/**
 * Scheduled articles whose time has come, the oldest first. One that could not be published is left
 * out until it may be.
 */
export async function dueArticles(
  reader: Reader,
  nowMs: number,
  limit: number,
): Promise<{ siteId: string; id: string }[]> {
  return dueNow(reader).all({ now: nowMs, limit });
}
