import { and, eq } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import type { Actor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { problem } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { forgetReport } from '../compliance/store.ts';
import { articleOf } from '../content/find.ts';
import type { NamedArticle } from '../content/store.ts';

const open = ['none', 'rejected'];

/** Whether nobody but its makers has anything to do with it. */
export function isDeletable({
  status,
  approvalStatus,
  postingStatus,
  postedUrl,
}: Pick<NamedArticle, 'status' | 'approvalStatus' | 'postingStatus' | 'postedUrl'>): boolean {
  const isAtRest = status !== 'generating' && postingStatus === 'draft' && postedUrl === null;
  return isAtRest && open.includes(approvalStatus);
}

/**
 * Deletes a draft with everything that hangs on it. Throws a 409 for one that is being written,
 * that somebody decides about, or that readers see or saw elsewhere.
 */
export async function deleteDraft(
  ctx: Pick<Context, 'write'>,
  actor: Actor,
  articleId: string,
): Promise<void> {
  const { siteId } = actor;
  await ctx.write(async (tx) => {
    const article = await articleOf(tx, siteId, articleId);
    if (!isDeletable(article)) {
      throw problem('conflict', 'Only a draft that nobody is deciding about can be deleted.');
    }
    const { id, title } = article;
    await forgetReport(tx, siteId, id);
    await tx.db
      .delete(articles)
      .where(and(eq(articles.siteId, siteId), eq(articles.id, id)))
      .run();
    await audit(tx, actor, 'article.delete', { kind: 'article', id }, { title });
  }, inLane(siteId));
}
