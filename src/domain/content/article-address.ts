import type { Reader } from '../../db/reader.ts';
import { findSite } from '../site/store.ts';
import { canonicalUrl } from './canonical-url.ts';
import { findArticle } from './store.ts';

/** Where an article stands, as far as anybody knows; undefined for no article of the site. */
export async function articleAddress(reader: Reader, siteId: string, id: string) {
  const article = await findArticle(reader, siteId, id);
  if (!article) return undefined;
  const site = await findSite(reader, siteId);
  return { id: article.id, url: canonicalUrl(article, null, site?.domain ?? null) };
}
