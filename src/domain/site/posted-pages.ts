import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import { prepared } from '../../db/prepared.ts';
import type { Reader } from '../../db/reader.ts';
import type { StorePage } from '../../writing/store-profile.ts';

/** Links and sources are chosen from so many; older pages are seldom the better ones. */
const maxPages = 50;

const newestPosted = prepared((db: Reader['db']) =>
  db
    .select({ title: articles.title, url: articles.postedUrl })
    .from(articles)
    .where(and(eq(articles.siteId, sql.placeholder('siteId')), isNotNull(articles.postedUrl)))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(maxPages)
    .prepare(),
);

/** The store's pages as far as partners reported them: articles with the address they stand at. */
export async function postedPages(reader: Reader, siteId: string): Promise<StorePage[]> {
  const rows = await newestPosted(reader).all({ siteId });
  return rows.flatMap(({ title, url }) => (url === null ? [] : [{ title, url }]));
}
