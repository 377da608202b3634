import type { Reader } from '../../db/reader.ts';
import type { DeskArticle } from '../content/desk/list-desk.ts';
import { findComponent } from '../content/components-store.ts';
import { numberOf } from '../content/publication/versions-store.ts';

/** The version that each article of a list has now; those without a text have none. */
export async function presentVersions(
  reader: Reader,
  siteId: string,
  rows: readonly Pick<DeskArticle, 'id' | 'title'>[],
): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (const { id: articleId, title } of rows) {
    const body = await findComponent(reader, siteId, articleId, 'body');
    if (!body) continue;
    const text = { siteId, articleId, title, content: body.content };
    versions.set(articleId, (await numberOf(reader, text)).version);
  }
  return versions;
}
