import { type Actor, nameOf } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { emit } from '../../../events/emit.ts';
import type { Deed, FinishedArticle } from '../publication/finished-article.ts';
import { decide } from './decide.ts';

/** Approves the article's text as it is now. */
export async function approveArticle(
  ctx: Context,
  actor: Actor,
  deed: Deed,
): Promise<FinishedArticle> {
  const decision = {
    action: 'approve',
    from: ['submitted', 'escalated'],
    to: 'approved',
    words: 'submitted or escalated can be approved',
  } as const;
  return decide(ctx, actor, deed, decision, (tx, { siteId, about }) =>
    emit(tx, siteId, 'content.approval.approved', { ...about, approved_by: nameOf(actor) }),
  );
}
