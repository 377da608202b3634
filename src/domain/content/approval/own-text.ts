import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../db/reader.ts';
import { problem } from '../../../problem.ts';
import { findSite } from '../../site/store.ts';
import type { FinishedArticle } from '../publication/finished-article.ts';
import { listTransitions } from '../publication/transitions-store.ts';
import { findVersion } from '../publication/versions-store.ts';

/**
 * Four eyes, where the store asks for them: who had the article made, submitted it or wrote its
 * present text is not the one who approves it. A store's keys and commands are nobody's text.
 */
export async function refuseOwnText(
  tx: Tx,
  actor: Actor,
  { article, version }: FinishedArticle,
): Promise<void> {
  if (actor.kind !== 'person' || actor.userId === null) return;
  const site = await findSite(tx, actor.siteId);
  if (!site || site.allowOwnApproval) return;
  const { userId } = actor;
  const { siteId, id } = article;
  const text = await findVersion(tx, siteId, id, version);
  const steps = await listTransitions(tx, siteId, id);
  const submission = steps.findLast(({ action }) => action === 'submit');
  if (![article.userId, text?.madeById, submission?.actorId].includes(userId)) return;
  throw problem('conflict', 'At this store somebody else has to approve a text of yours.', {
    reason: 'own_text',
  });
}
