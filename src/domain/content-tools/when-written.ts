import { contentTools } from '../../../schema/contracts/content-tools.ts';
import type { Tx } from '../../db/reader.ts';
import type { DispatchedEvent } from '../../events/reactions.ts';
import { findArticle } from '../content/store.ts';
import { startTools } from './request-tools.ts';
import { beginWait } from './runs-store.ts';

/**
 * Runs the tools on a finished article whose maker asked for that with `auto_content_tools`. Where
 * a check was asked for too they wait for its end: `start-awaited.ts`.
 */
export async function runToolsWhenWritten(tx: Tx, event: DispatchedEvent): Promise<void> {
  const { data } = JSON.parse(event.body) as { data: { article_id: string } };
  const { siteId } = event;
  const article = await findArticle(tx, siteId, data.article_id);
  if (article?.status !== 'complete' || !article.autoContentTools) return;
  if (article.autoCompliance) await beginWait(tx, siteId, article.id);
  else await startTools(tx, siteId, article.id, contentTools);
}
