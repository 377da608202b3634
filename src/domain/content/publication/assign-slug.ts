import { and, eq, sql } from 'drizzle-orm';
import { articles } from '../../../../schema/tables/articles.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/reader.ts';
import { findComponent } from '../components-store.ts';
import type { NamedArticle } from '../store.ts';
import { textsIn } from './component-texts.ts';
import { reservedSlugs, slugFrom } from './slug.ts';

/**
 * The slug of an article: the one it has, the first free one of its page slugs, or one made of its
 * title, with a number where another article of the site has it.
 */
export async function slugFor(reader: Reader, article: NamedArticle): Promise<string> {
  if (article.slug !== null) return article.slug;
  const { siteId, id, title, articleType } = article;
  const proposed = await findComponent(reader, siteId, id, 'pageSlugs');
  for (const text of proposed ? textsIn(proposed) : []) {
    const slug = slugFrom(text);
    if (slug !== '' && (await isFreeSlug(reader, siteId, slug))) return slug;
  }
  // A title in another script leaves nothing: the id tells articles apart.
  const stem = slugFrom(title) || `${articleType}-${id.slice(-12)}`;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : `${stem}-${number}`;
    if (await isFreeSlug(reader, siteId, slug)) return slug;
  }
}

const bySlug = prepared((db: Reader['db']) =>
  db
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        eq(articles.siteId, sql.placeholder('siteId')),
        eq(articles.slug, sql.placeholder('slug')),
      ),
    )
    .prepare(),
);

/** Whether an article of the site may take the slug. */
export async function isFreeSlug(reader: Reader, siteId: string, slug: string): Promise<boolean> {
  if (reservedSlugs.has(slug)) return false;
  return (await bySlug(reader).get({ siteId, slug })) === undefined;
}
