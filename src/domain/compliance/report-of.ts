import type { Reader } from '../../db/reader.ts';
import { findComponent } from '../content/components-store.ts';
import { articleOf } from '../content/find.ts';
import { bodyHashOf } from './body-hash.ts';
import { findReport } from './store.ts';
import { viewReport } from './view.ts';

/** The state of the check of an article, by the body that it has now. */
export async function reportOf(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<ReturnType<typeof viewReport>> {
  const { id } = await articleOf(reader, siteId, articleId);
  const row = await findReport(reader, siteId, id);
  const body = row && (await findComponent(reader, siteId, id, 'body'));
  return viewReport(id, row, body ? bodyHashOf(body.content) : null);
}

/** The same where the article and its body have been read. */
export async function reportOn(
  reader: Reader,
  { siteId, id }: { siteId: string; id: string },
  body: { content: string },
): Promise<ReturnType<typeof viewReport>> {
  const row = await findReport(reader, siteId, id);
  return viewReport(id, row, row ? bodyHashOf(body.content) : null);
}
