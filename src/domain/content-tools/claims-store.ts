import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import { components } from '../../../schema/tables/components.ts';
import { articleClaims, type ClaimKind } from '../../../schema/tables/content-tools.ts';
import type { Reader, Tx } from '../../db/reader.ts';
import type { OtherArticles } from './tools/tool-input.ts';

/** Bodies that terms are counted over: the newest tell what a site writes about now. */
const maxBodies = 50;

export type Claims = Pick<OtherArticles, 'slugs' | 'titles' | 'descriptions' | 'tags'>;

/** What the other articles of the site have. A store has some thousand articles at most. */
export async function claimsOfOthers(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<Claims> {
  const { kind, value } = articleClaims;
  const rows = await reader.db
    .select({ kind, value })
    .from(articleClaims)
    .where(and(eq(articleClaims.siteId, siteId), ne(articleClaims.articleId, articleId)))
    .all();
  const taken = await reader.db
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(eq(articles.siteId, siteId), isNotNull(articles.slug), ne(articles.id, articleId)))
    .all();
  const of = (wanted: ClaimKind): string[] =>
    rows.flatMap((row) => (row.kind === wanted ? [row.value] : []));
  const tags = new Map<string, number>();
  for (const tag of of('tag')) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  const slugs = taken.flatMap(({ slug }) => (slug === null ? [] : [slug]));
  return {
    slugs: new Set([...slugs, ...of('slug')]),
    titles: new Set(of('title')),
    descriptions: new Set(of('description')),
    tags,
  };
}

/** Puts these in the place of what the article had of that kind. */
export async function putClaims(
  tx: Tx,
  siteId: string,
  articleId: string,
  kind: ClaimKind,
  values: readonly string[],
): Promise<void> {
  const own = and(eq(articleClaims.siteId, siteId), eq(articleClaims.articleId, articleId));
  await tx.db
    .delete(articleClaims)
    .where(and(own, eq(articleClaims.kind, kind)))
    .run();
  for (const value of new Set(values)) {
    await tx.db.insert(articleClaims).values({ siteId, kind, value, articleId }).run();
  }
}

/** Bodies of the site's newest other articles. */
export async function newestBodies(
  reader: Reader,
  siteId: string,
  articleId: string,
): Promise<string[]> {
  const isBody = and(
    eq(components.siteId, articles.siteId),
    eq(components.articleId, articles.id),
    eq(components.type, sql`'body'`),
  );
  const rows = await reader.db
    .select({ content: components.content })
    .from(articles)
    .innerJoin(components, isBody)
    .where(and(eq(articles.siteId, siteId), ne(articles.id, articleId)))
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(maxBodies)
    .all();
  return rows.map(({ content }) => content);
}
