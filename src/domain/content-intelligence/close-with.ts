import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/reader.ts';
import { audit } from '../audit/audit.ts';
import { closeRecommendation } from './store.ts';

/**
 * Notes, in the write that begins an article, that it answers a recommendation. One that somebody
 * closed meanwhile stays as it is: the article is wanted all the same.
 */
export async function closeSuggestion(
  tx: Tx,
  actor: Actor,
  id: string,
  articleId: string,
): Promise<void> {
  const change = { status: 'acted_on' as const, actedOnArticleId: articleId };
  const row = await closeRecommendation(tx, actor.siteId, id, change);
  if (!row) return;
  const subject = { kind: 'recommendation', id: row.id };
  await audit(tx, actor, 'recommendation.act', subject, { title: row.title, articleId });
}
