import { and, asc, eq, sql } from 'drizzle-orm';
import { articleTransitions } from '../../../../schema/tables/article-history.ts';
import { insertRow } from '../../../db/insert-row.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';

export type TransitionRow = typeof articleTransitions.$inferSelect;

export const recordTransition = insertRow(articleTransitions);

const ofArticle = prepared((db: Reader['db']) =>
  db
    .select()
    .from(articleTransitions)
    .where(
      and(
        eq(articleTransitions.siteId, sql.placeholder('siteId')),
        eq(articleTransitions.articleId, sql.placeholder('articleId')),
      ),
    )
    .orderBy(asc(articleTransitions.createdAt), asc(articleTransitions.id))
    .prepare(),
);

/** What was done about an article, oldest first. */
export async function listTransitions(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<TransitionRow[]> {
  return ofArticle(reader).all({ siteId, articleId });
}
