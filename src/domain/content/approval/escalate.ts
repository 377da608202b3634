import type { Actor } from '../../../actor.ts';
import type { Context } from '../../../context.ts';
import { emit } from '../../../events/emit.ts';
import { type Deed, type FinishedArticle, personNamed } from '../publication/finished-article.ts';
import { decide } from './decide.ts';

/** Hands the decision on to another reviewer, who may hand it on again. */
export async function escalateArticle(
  ctx: Context,
  actor: Actor,
  deed: Deed & { to: string; reason?: string },
): Promise<FinishedArticle> {
  const assignee = personNamed('to', deed.to);
  const decision = {
    action: 'escalate',
    from: ['submitted', 'escalated'],
    to: 'escalated',
    words: 'submitted or escalated can be escalated',
    assignee,
    reason: deed.reason?.trim() || undefined,
  } as const;
  return decide(ctx, actor, deed, decision, (tx, { siteId, about }) =>
    emit(tx, siteId, 'content.approval.escalated', { ...about, escalated_to: assignee }),
  );
}
