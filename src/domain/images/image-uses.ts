import { and, eq, inArray, sql } from 'drizzle-orm';
import { articles } from '../../../schema/tables/articles.ts';
import { articleImages } from '../../../schema/tables/images.ts';
import { socialPosts } from '../../../schema/tables/social.ts';
import { holdsText } from '../../db/dialect.ts';
import type { Reader } from '../../db/reader.ts';
import { imagePolicyOf } from './policy.ts';

export type ImageUse =
  | { kind: 'article'; id: string; title: string }
  | { kind: 'post'; id: string; text: string }
  | { kind: 'logo' };

/** What shows an image: articles, posts that have not gone out, the cards of the store. */
export async function usesOf(reader: Reader, siteId: string, imageId: string): Promise<ImageUse[]> {
  const id = imageId.toLowerCase();
  const shown = await reader.db
    .selectDistinct({ id: articles.id, title: articles.title })
    .from(articleImages)
    .innerJoin(articles, eq(articles.id, articleImages.articleId))
    .where(and(eq(articleImages.imageId, id), eq(articles.siteId, siteId)))
    .all();
  const posts = await reader.db
    .select({ id: socialPosts.id, text: socialPosts.text })
    .from(socialPosts)
    .where(
      and(
        eq(socialPosts.siteId, siteId),
        inArray(socialPosts.status, ['draft', 'scheduled']),
        holdsText(socialPosts.imageIds, id),
      ),
    )
    .all();
  const { logoImageId } = await imagePolicyOf(reader, siteId);
  return [
    ...shown.map((one) => ({ kind: 'article' as const, ...one })),
    ...posts.map((one) => ({ kind: 'post' as const, ...one })),
    ...(logoImageId === id ? [{ kind: 'logo' as const }] : []),
  ];
}

/** Of several images, in how many articles each is shown. */
export async function articleUses(
  reader: Reader,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { imageId } = articleImages;
  const rows = await reader.db
    .select({ imageId, n: sql<number>`count(DISTINCT ${articleImages.articleId})` })
    .from(articleImages)
    .where(and(eq(articleImages.siteId, siteId), inArray(imageId, [...ids])))
    .groupBy(imageId)
    .all();
  return new Map(rows.map((row) => [row.imageId, row.n]));
}
