import type { Actor } from '../../../actor.ts';
import type { Reader, Tx } from '../../../db/reader.ts';
import { Problem, problem } from '../../../problem.ts';
import { findSite } from '../../site/store.ts';
import type { FinishedArticle } from '../publication/finished-article.ts';
import { listTransitions } from '../publication/transitions-store.ts';
import { findVersion } from '../publication/versions-store.ts';

const reason = 'own_text';

/**
 * Four eyes, where the store asks for them: who had the article made, submitted it or wrote its
 * present text is not the one who approves it. A store's keys and commands are nobody's text.
 */
export async function refuseOwnText(
  tx: Tx,
  actor: Actor,
  finished: FinishedArticle,
): Promise<void> {
  if (!(await isTextForOthers(tx, actor, finished))) return;
  throw problem('conflict', 'At this store somebody else has to approve a text of yours.', {
    reason,
  });
}

/** Whether somebody else has to approve it. */
export async function isTextForOthers(
  reader: Reader,
  actor: Actor,
  { article, version }: FinishedArticle,
): Promise<boolean> {
  if (actor.kind !== 'person' || actor.userId === null) return false;
  const site = await findSite(reader, actor.siteId);
  if (!site || site.allowOwnApproval) return false;
  const { userId } = actor;
  const { siteId, id } = article;
  const text = await findVersion(reader, siteId, id, version);
  const steps = await listTransitions(reader, siteId, id);
  const submission = steps.findLast(({ action }) => action === 'submit');
  return [article.userId, text?.madeById, submission?.actorId].includes(userId);
}

export function isOwnTextRefusal(error: unknown): boolean {
  return error instanceof Problem && error.details?.reason === reason;
}
