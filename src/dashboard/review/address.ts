import { param, storePath, type StoreVisit } from '../visit.ts';

/** The address of an article, or of something about it: `articlePath(visit, id, '/edit')`. */
export function articlePath(visit: Pick<StoreVisit, 'site'>, id: string, rest = ''): string {
  return storePath(visit, `/articles/${id}${rest}`);
}

/** Of the article that the address of this page names. */
export function hereOf(visit: StoreVisit, rest = ''): string {
  return articlePath(visit, param(visit, 'article').toLowerCase(), rest);
}
