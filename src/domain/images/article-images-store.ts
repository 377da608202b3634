import { and, eq, notExists, sql } from 'drizzle-orm';
import { articleImages, images } from '../../../schema/tables/images.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type Purpose = 'featured' | 'facebook' | 'x' | 'instagram' | 'linkedin' | 'google_business';
type Key = { siteId: string; articleId: string; purpose: Purpose };

/** Gives an article its picture; one that was made for it before goes, where nothing uses it. */
export async function putArticleImage(tx: Tx, key: Key, imageId: string): Promise<void> {
  const own = and(
    eq(articleImages.articleId, key.articleId),
    eq(articleImages.purpose, key.purpose),
  );
  const before = await tx.db.select().from(articleImages).where(own).get();
  await tx.db
    .insert(articleImages)
    .values({ ...key, imageId, createdAt: tx.now })
    .onConflictDoUpdate({
      target: [articleImages.articleId, articleImages.purpose],
      set: { imageId, createdAt: tx.now },
    })
    .run();
  if (before && before.imageId !== imageId) await dropUnused(tx, before.imageId);
}

async function dropUnused(tx: Tx, imageId: string): Promise<void> {
  const users = tx.db
    .select({ one: sql`1` })
    .from(articleImages)
    .where(eq(articleImages.imageId, imageId));
  const unused = and(eq(images.id, imageId), eq(images.source, 'generated'), notExists(users));
  await tx.db.delete(images).where(unused).run();
}

/** The ids of articles that show the image. */
export async function articlesWith(reader: Reader, imageId: string): Promise<string[]> {
  const rows = await reader.db
    .select({ id: articleImages.articleId })
    .from(articleImages)
    .where(eq(articleImages.imageId, imageId.toLowerCase()))
    .all();
  return [...new Set(rows.map(({ id }) => id))];
}
