import type { Reader } from '../../db/reader.ts';
import { languageTags } from '../../writing/language-tags.ts';
import { findComponent } from '../content/components-store.ts';
import { publishData } from '../content/publication/publish-data.ts';
import { photosOf, renderedBody } from '../content/rendered-body.ts';
import { articleOf } from '../content/find.ts';

export type ShownArticle = { title: string; language: string; html: string; updatedAt: number };

/**
 * The text of an article that anybody may read: the published one, else the one that was approved
 * (an edit takes the approval away). Null for every other; throws a 404 for what is not the site's.
 */
export async function shownArticle(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<ShownArticle | null> {
  const article = await articleOf(reader, siteId, id);
  const language = languageTags[article.language];
  const { updatedAt } = article;
  if (article.postingStatus === 'published') {
    const { title, html } = (await publishData(reader, siteId, id)).data;
    return { title, language, html, updatedAt };
  }
  const { approvalStatus: approval } = article;
  if (approval !== 'approved' && approval !== 'overridden') return null;
  const body = await findComponent(reader, siteId, article.id, 'body');
  if (!body || article.status !== 'complete') return null;
  const { html } = renderedBody(body.content, photosOf(body.metadata));
  return { title: article.title, language, html, updatedAt: body.updatedAt };
}
