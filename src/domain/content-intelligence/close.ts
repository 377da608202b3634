import type { Context } from '../../context.ts';
import { notFound } from '../../problem.ts';
import { articleOf } from '../content/find.ts';
import { closeRecommendation, type RecommendationRow, reopenRecommendation } from './store.ts';
import { type WriteOf, writesOf } from '../../db/write.ts';

/** Takes an active recommendation off the list. One that is not active is not found (404). */
export async function dismiss(
  ctx: Pick<Context, 'write'>,
  siteId: string,
  id: string,
  write: WriteOf<RecommendationRow> = writesOf(ctx, siteId),
): Promise<RecommendationRow> {
  return write(async (tx) => {
    const row = await closeRecommendation(tx, siteId, id, { status: 'dismissed' });
    if (!row) throw notFound();
    return row;
  });
}

/** The same for several; what is not active, unknown or another site's is passed over. */
export async function dismissAll(
  ctx: Pick<Context, 'write'>,
  siteId: string,
  ids: readonly string[],
  write: WriteOf<RecommendationRow[]> = writesOf(ctx, siteId),
): Promise<RecommendationRow[]> {
  return write(async (tx) => {
    const dismissed: RecommendationRow[] = [];
    for (const id of ids) {
      const row = await closeRecommendation(tx, siteId, id, { status: 'dismissed' });
      if (row) dismissed.push(row);
    }
    return dismissed;
  });
}

/**
 * Puts dismissed ones back on the list. What has expired since, is none, or has been found anew
 * stays where it is.
 */
export async function restoreAll(
  ctx: Pick<Context, 'write'>,
  siteId: string,
  ids: readonly string[],
  write: WriteOf<RecommendationRow[]> = writesOf(ctx, siteId),
): Promise<RecommendationRow[]> {
  return write(async (tx) => {
    const restored: RecommendationRow[] = [];
    for (const id of ids) {
      const row = await reopenRecommendation(tx, siteId, id);
      if (row) restored.push(row);
    }
    return restored;
  });
}

/** Notes the article of this site that took it up; 404 when it, or the article, is not there. */
export async function act(
  ctx: Pick<Context, 'write'>,
  siteId: string,
  id: string,
  articleId: string,
  write: WriteOf<RecommendationRow & { actedOnArticleId: string }> = writesOf(ctx, siteId),
): Promise<RecommendationRow & { actedOnArticleId: string }> {
  return write(async (tx) => {
    const article = await articleOf(tx, siteId, articleId);
    const change = { status: 'acted_on' as const, actedOnArticleId: article.id };
    const row = await closeRecommendation(tx, siteId, id, change);
    if (!row) throw notFound();
    return { ...row, actedOnArticleId: article.id };
  });
}
