import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { problem } from '../../../problem.ts';
import { type Deed, type FinishedArticle, openArticle } from './finished-article.ts';
import { makePublic, requireApproval } from './make-public.ts';
import { inLane } from '../../../db/write.ts';

/**
 * Publishes the article now, whether it was a draft or scheduled; of a published one that was
 * edited the new text. Throws a 409 where this very text is published already, and where its
 * approval is missing.
 */
export async function publishArticle(
  ctx: Context,
  actor: Actor,
  deed: Deed,
): Promise<FinishedArticle> {
  return ctx.write(async (tx) => {
    const open = await openArticle(tx, actor, deed);
    const { postingStatus, publishedVersion } = open.article;
    if (postingStatus === 'published' && publishedVersion === open.version) {
      throw problem('conflict', 'The article is published already, with this very text.');
    }
    await requireApproval(tx, open.article);
    return makePublic(tx, open, actor);
  }, inLane(actor.siteId));
}
