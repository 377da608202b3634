import type { Context } from '../../context.ts';
import { notFound } from '../../problem.ts';
import { articleOf } from '../content/find.ts';
import { closeRecommendation, type RecommendationRow } from './store.ts';
import { inLane } from '../../db/write.ts';

/** Takes an active recommendation off the list. One that is not active is not found (404). */
export async function dismiss(
  ctx: Pick<Context, 'write'>,
  siteId: string,
  id: string,
): Promise<RecommendationRow> {
  return ctx.write(async (tx) => {
    const row = await closeRecommendation(tx, siteId, id, { status: 'dismissed' });
    if (!row) throw notFound();
    return row;
  }, inLane(siteId));
}

/** The same for several; what is not active, unknown or another site's is passed over. */
export async function dismissAll(
  ctx: Pick<Context, 'write'>,
  siteId: string,
  ids: readonly string[],
): Promise<RecommendationRow[]> {
  return ctx.write(async (tx) => {
    const dismissed: RecommendationRow[] = [];
    for (const id of ids) {
      const row = await closeRecommendation(tx, siteId, id, { status: 'dismissed' });
      if (row) dismissed.push(row);
    }
    return dismissed;
  }, inLane(siteId));
}

/** Notes the article of this site that took it up; 404 when it, or the article, is not there. */
export async function act(
  ctx: Pick<Context, 'write'>,
  siteId: string,
  id: string,
  articleId: string,
): Promise<RecommendationRow & { actedOnArticleId: string }> {
  return ctx.write(async (tx) => {
    const article = await articleOf(tx, siteId, articleId);
    const change = { status: 'acted_on' as const, actedOnArticleId: article.id };
    const row = await closeRecommendation(tx, siteId, id, change);
    if (!row) throw notFound();
    return { ...row, actedOnArticleId: article.id };
  }, inLane(siteId));
}
