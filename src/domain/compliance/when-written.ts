import type { Tx } from '../../db/reader.ts';
import type { DispatchedEvent } from '../../events/reactions.ts';
import { findArticle } from '../content/store.ts';
import { startCheck } from './request-check.ts';

/** Checks a finished article whose maker asked for that with `auto_compliance`. */
export async function checkWhenWritten(tx: Tx, event: DispatchedEvent): Promise<void> {
  const { data } = JSON.parse(event.body) as { data: { article_id: string } };
  const article = await findArticle(tx, event.siteId, data.article_id);
  if (article?.status !== 'complete' || !article.autoCompliance) return;
  await startCheck(tx, event.siteId, article.id, false);
}
