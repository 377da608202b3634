import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { emit } from '../../../events/emit.ts';
import { invalid, problem } from '../../../problem.ts';
import { changeArticle } from '../store.ts';
import { slugFor } from './assign-slug.ts';
import { type Deed, type FinishedArticle, openArticle, recordDeed } from './finished-article.ts';
import { requireApproval } from './make-public.ts';
import { inLane } from '../../../db/write.ts';

/**
 * Has the article published at `atMs`; again with another time moves it. Throws a 400 for a time
 * that is not in the future, a 409 for a published article and where the approval is missing.
 */
export async function scheduleArticle(
  ctx: Context,
  actor: Actor,
  deed: Deed & { atMs: number },
): Promise<FinishedArticle> {
  return ctx.write(async (tx) => {
    const open = await openArticle(tx, actor, deed);
    const { article } = open;
    const { siteId, id, articleType, postingStatus } = article;
    if (deed.atMs <= tx.now) throw invalid('at', 'must be in the future');
    if (postingStatus === 'published') {
      throw problem('conflict', 'The article is published already; unpublish it first.');
    }
    await requireApproval(tx, article);
    const change = {
      postingStatus: 'scheduled',
      slug: await slugFor(tx, article),
      publishAt: deed.atMs,
      publishProblem: null,
    } as const;
    await changeArticle(tx, siteId, id, change);
    const step = { action: 'schedule', fromStatus: postingStatus, toStatus: 'scheduled' } as const;
    await recordDeed(tx, open, actor, step);
    const data = { article_id: id, article_type: articleType };
    await emit(tx, siteId, 'content.scheduled', { ...data, posting_status: 'scheduled' });
    return { ...open, article: { ...article, ...change } };
  }, inLane(actor.siteId));
}
