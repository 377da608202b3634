import { componentTypes } from '../../../schema/contracts/content.ts';
import type { Reader } from '../../db/reader.ts';
import { notFound } from '../../problem.ts';
import { type ComponentRow, findComponent } from './components-store.ts';
import { findArticle, type NamedArticle } from './store.ts';

/** The site's article, or the 404 that hides whether another site has it. */
export async function articleOf(reader: Reader, siteId: string, id: string): Promise<NamedArticle> {
  const article = await findArticle(reader, siteId, id);
  if (!article) throw notFound();
  return article;
}

/** A component by its type in any case. */
export async function componentOf(
  reader: Reader,
  siteId: string,
  articleId: string,
  name: string,
): Promise<ComponentRow> {
  const type = componentTypes.find((known) => known.toLowerCase() === name.toLowerCase());
  const row = type && (await findComponent(reader, siteId, articleId, type));
  if (!row) throw notFound();
  return row;
}
