import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { emit } from '../../../events/emit.ts';
import { problem } from '../../../problem.ts';
import { changeArticle } from '../store.ts';
import { type Deed, type FinishedArticle, openArticle, recordDeed } from './finished-article.ts';
import { inLane } from '../../../db/write.ts';

/**
 * Takes the article back from readers, or off the schedule. It is a draft then, and keeps its slug
 * and its approval. Throws a 409 for a draft.
 */
export async function unpublishArticle(
  ctx: Context,
  actor: Actor,
  deed: Deed,
): Promise<FinishedArticle> {
  return ctx.write(async (tx) => {
    const open = await openArticle(tx, actor, deed);
    const { siteId, id, articleType, postingStatus } = open.article;
    if (postingStatus === 'draft') {
      throw problem('conflict', 'The article is a draft: it is neither published nor scheduled.');
    }
    const change = {
      postingStatus: 'draft',
      publishAt: null,
      publishedVersion: null,
      publishProblem: null,
    } as const;
    await changeArticle(tx, siteId, id, change);
    const step = { action: 'unpublish', fromStatus: postingStatus, toStatus: 'draft' } as const;
    await recordDeed(tx, open, actor, step);
    const data = { article_id: id, article_type: articleType };
    await emit(tx, siteId, 'content.unpublished', { ...data, posting_status: 'draft' });
    return { ...open, article: { ...open.article, ...change } };
  }, inLane(actor.siteId));
}
