import { type Actor, nameOf } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { emit } from '../../../events/emit.ts';
import { type Deed, type FinishedArticle, reasonGiven } from '../publication/finished-article.ts';
import { decide } from './decide.ts';

/** Lets the article be published without an approval. The reason stays in its history. */
export async function overrideApproval(
  ctx: Context,
  actor: Actor,
  deed: Deed & { reason: string },
): Promise<FinishedArticle> {
  const reason = reasonGiven(deed.reason);
  const decision = {
    action: 'override',
    from: ['none', 'submitted', 'rejected', 'escalated'],
    to: 'overridden',
    words: 'not approved or overridden yet can be overridden',
    reason,
  } as const;
  const overridden_by = nameOf(actor);
  return decide(ctx, actor, deed, decision, (tx, { siteId, about }) =>
    emit(tx, siteId, 'content.approval.overridden', { ...about, overridden_by, reason }),
  );
}
