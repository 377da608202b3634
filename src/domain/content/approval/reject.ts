import { type Actor, nameOf } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { emit } from '../../../events/emit.ts';
import { type Deed, type FinishedArticle, reasonGiven } from '../publication/finished-article.ts';
import { decide } from './decide.ts';

/** Sends the article back to its author, who may edit it and submit it again. */
export async function rejectArticle(
  ctx: Context,
  actor: Actor,
  deed: Deed & { reason: string },
): Promise<FinishedArticle> {
  const reason = reasonGiven(deed.reason);
  const decision = {
    action: 'reject',
    from: ['submitted', 'escalated'],
    to: 'rejected',
    words: 'submitted or escalated can be rejected',
    reason,
  } as const;
  const rejected_by = nameOf(actor);
  return decide(ctx, actor, deed, decision, (tx, { siteId, about }) =>
    emit(tx, siteId, 'content.approval.rejected', { ...about, rejected_by, reason }),
  );
}
