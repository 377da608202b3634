import type { ApprovalStatus } from '../../../../schema/tables/articles.ts';
import type { EditorialAction } from '../../../../schema/tables/article-history.ts';
import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/reader.ts';
import { problem } from '../../../problem.ts';
import {
  type Deed,
  type FinishedArticle,
  openArticle,
  recordDeed,
} from '../publication/finished-article.ts';
import { changeArticle, type NamedArticle } from '../store.ts';
import { inLane } from '../../../db/write.ts';
import { refuseOwnText } from './own-text.ts';

/** A step of the approval: contract section 12. */
export type Decision = {
  action: EditorialAction;
  from: readonly ApprovalStatus[];
  to: ApprovalStatus;
  /** "can be approved": ends the sentence that refuses it in any other state. */
  words: string;
  reason?: string;
  assignee?: string;
};

/** What events name an article by. */
export type NamedInEvent = Pick<NamedArticle, 'siteId'> & {
  about: { article_id: string; article_type: NamedArticle['articleType'] };
};

/**
 * Moves the approval one step, in one write with its record and its event. Whoever comes second
 * meets the state that the first left and gets a 409. Throws a 400 for a name that is no good, a
 * 404 for an unknown article.
 */
export async function decide(
  ctx: Pick<Context, 'write'>,
  actor: Actor,
  deed: Deed,
  decision: Decision,
  tell: (tx: Tx, article: NamedInEvent) => Promise<void>,
): Promise<FinishedArticle> {
  return ctx.write(async (tx) => {
    const open = await openArticle(tx, actor, deed);
    const { siteId, id, articleType, approvalStatus } = open.article;
    const { action, from, to, words, reason, assignee } = decision;
    if (!from.includes(approvalStatus)) {
      const state = approvalStatus === 'none' ? 'not submitted' : approvalStatus;
      throw problem('conflict', `The article is ${state}; only one that is ${words}.`);
    }
    if (to === 'approved' || to === 'overridden') await refuseOwnText(tx, actor, open);
    await changeArticle(tx, siteId, id, { approvalStatus: to });
    await recordDeed(tx, open, actor, {
      action,
      fromStatus: approvalStatus,
      toStatus: to,
      reason,
      assignee,
    });
    await tell(tx, { siteId, about: { article_id: id, article_type: articleType } });
    return { ...open, article: { ...open.article, approvalStatus: to } };
  }, inLane(actor.siteId));
}
