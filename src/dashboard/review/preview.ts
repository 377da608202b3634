import { articleOf, componentOf } from '../../domain/content/find.ts';
import { htmlPage } from '../../domain/content/html-page.ts';
import { loadStoreProfile } from '../../domain/site/store-profile.ts';
import { param, type StoreVisit } from '../visit.ts';

/** The page as readers get it, in a tab of its own: its policy lets nothing run. */
export async function showPreview(visit: StoreVisit): Promise<Response> {
  const { reader } = visit.ctx;
  const article = await articleOf(reader, visit.site.id, param(visit, 'article'));
  const body = await componentOf(reader, visit.site.id, article.id, 'body');
  return htmlPage(article, body, await loadStoreProfile(reader, visit.site.id));
}
