import { type Actor, nameOf } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { emit } from '../../../events/emit.ts';
import type { Deed, FinishedArticle } from '../publication/finished-article.ts';
import { decide } from './decide.ts';

/** Asks for the approval of the article's text; again after a rejection. */
export async function submitArticle(
  ctx: Context,
  actor: Actor,
  deed: Deed,
): Promise<FinishedArticle> {
  const decision = {
    action: 'submit',
    from: ['none', 'rejected'],
    to: 'submitted',
    words: 'new, edited or rejected can be submitted',
  } as const;
  return decide(ctx, actor, deed, decision, (tx, { siteId, about }) =>
    emit(tx, siteId, 'content.approval.submitted', { ...about, submitted_by: nameOf(actor) }),
  );
}
