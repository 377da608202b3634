import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm';
import {
  articleImages,
  feedPhotos,
  imagePolicies,
  images,
} from '../../../../schema/tables/images.ts';
import type { Tx } from '../../../db/reader.ts';

/**
 * Forgets up to `limit` photos that no vehicle in stock has named since a time, and their images
 * where nothing else uses them; returns how many.
 */
export async function deleteUnusedPhotos(tx: Tx, beforeMs: number, limit: number): Promise<number> {
  const old = await tx.db
    .select({ siteId: feedPhotos.siteId, url: feedPhotos.url, imageId: feedPhotos.imageId })
    .from(feedPhotos)
    .where(lte(feedPhotos.unusedSince, beforeMs))
    .limit(limit)
    .all();
  for (const { siteId, url } of old) {
    const own = and(eq(feedPhotos.siteId, siteId), eq(feedPhotos.url, url));
    await tx.db.delete(feedPhotos).where(own).run();
  }
  const ids = old.flatMap(({ imageId }) => imageId ?? []);
  if (ids.length > 0) await dropImages(tx, ids);
  return old.length;
}

/** Two addresses may have shown the same picture. */
async function dropImages(tx: Tx, ids: readonly string[]): Promise<void> {
  const one = { one: sql`1` };
  const photos = tx.db.select(one).from(feedPhotos).where(eq(feedPhotos.imageId, images.id));
  const shown = tx.db.select(one).from(articleImages).where(eq(articleImages.imageId, images.id));
  const logos = tx.db
    .select(one)
    .from(imagePolicies)
    .where(eq(imagePolicies.logoImageId, images.id));
  const unused = and(
    inArray(images.id, [...ids]),
    eq(images.source, 'feed'),
    notExists(photos),
    notExists(shown),
    notExists(logos),
  );
  await tx.db.delete(images).where(unused).run();
}
