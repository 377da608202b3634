import { and, asc, eq } from 'drizzle-orm';
import { articleTransitions } from '../../../../schema/tables/article-history.ts';
import { insertRow } from '../../../db/insert-row.ts';
import type { Reader } from '../../../db/reader.ts';

export type TransitionRow = typeof articleTransitions.$inferSelect;

export const recordTransition = insertRow(articleTransitions);

/** What was done about an article, oldest first. */
export async function listTransitions(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<TransitionRow[]> {
  const own = and(
    eq(articleTransitions.siteId, siteId),
    eq(articleTransitions.articleId, articleId),
  );
  return reader.db
    .select()
    .from(articleTransitions)
    .where(own)
    .orderBy(asc(articleTransitions.createdAt), asc(articleTransitions.id))
    .all();
}
