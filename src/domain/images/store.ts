import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  imageCounts,
  imageFiles,
  images,
  type ImageSource,
} from '../../../schema/tables/images.ts';
import { insertRow } from '../../db/insert-row.ts';
import { cutPage, type PageOf, type PageRequest } from '../../db/page.ts';
import { prepared } from '../../db/prepared.ts';
import { inOrder, type KeyRange, keyset } from '../../db/keyset.ts';
import type { Reader, Tx } from '../../db/reader.ts';

export type ImageRow = typeof images.$inferSelect;
export type ImageFileRow = typeof imageFiles.$inferSelect;
/** An image of a site with what is known of its file. */
export type Image = ImageRow & Pick<ImageFileRow, 'extension' | 'width' | 'height' | 'bytes'>;

const columns = {
  ...getTableColumns(images),
  extension: imageFiles.extension,
  width: imageFiles.width,
  height: imageFiles.height,
  bytes: imageFiles.bytes,
};

export const insertImage = insertRow(images);

const byId = prepared((db: Reader['db']) =>
  db
    .select(columns)
    .from(images)
    .innerJoin(imageFiles, eq(imageFiles.hash, images.hash))
    .where(and(eq(images.siteId, sql.placeholder('siteId')), eq(images.id, sql.placeholder('id'))))
    .prepare(),
);

/** `id` in any case, as UUIDs may be written. */
export async function findImage(
  reader: Reader,
  siteId: string,
  id: string,
): Promise<Image | undefined> {
  return byId(reader).get({ siteId, id: id.toLowerCase() });
}

/** The same file from the same source is the same image of a site. */
export async function findSame(
  reader: Reader,
  { siteId, hash, source }: Pick<ImageRow, 'siteId' | 'hash' | 'source'>,
): Promise<ImageRow | undefined> {
  const same = and(eq(images.siteId, siteId), eq(images.hash, hash), eq(images.source, source));
  return reader.db.select().from(images).where(same).get();
}

/** Newest first. */
export async function listImages(
  reader: Reader,
  siteId: string,
  { source }: { source?: ImageSource },
  page: PageRequest,
): Promise<PageOf<Image>> {
  const matches = and(eq(images.siteId, siteId), source && eq(images.source, source));
  const [createdAt, id] = page.after ?? [];
  const after = page.after
    ? sql`(${images.createdAt}, ${images.id}) < (${createdAt}, ${id})`
    : undefined;
  const rows = await reader.db
    .select(columns)
    .from(images)
    .innerJoin(imageFiles, eq(imageFiles.hash, images.hash))
    .where(and(matches, after))
    .orderBy(desc(images.createdAt), desc(images.id))
    .limit(page.limit + 1)
    .all();
  const total = await countImages(reader, siteId, source);
  return cutPage(rows, page.limit, total, (row) => [row.createdAt, row.id]);
}

/** A page of the library for people, who go back as well; newest first. */
export async function listLibrary(
  reader: Reader,
  siteId: string,
  { source }: { source?: ImageSource },
  { limit, place }: KeyRange,
): Promise<Image[]> {
  const keys = [
    { by: images.createdAt, isDescending: true },
    { by: images.id, isDescending: true },
  ];
  const { where, orderBy } = keyset(keys, place);
  const rows = await reader.db
    .select(columns)
    .from(images)
    .innerJoin(imageFiles, eq(imageFiles.hash, images.hash))
    .where(and(eq(images.siteId, siteId), source && eq(images.source, source), where))
    .orderBy(...orderBy)
    .limit(limit)
    .all();
  return inOrder(rows, place);
}

export async function countImages(
  reader: Reader,
  siteId: string,
  source?: ImageSource,
): Promise<number> {
  const n = sql<number>`coalesce(sum(${imageCounts.images}), 0)`;
  const where = and(eq(imageCounts.siteId, siteId), source && eq(imageCounts.source, source));
  return (await reader.db.select({ n }).from(imageCounts).where(where).get())?.n ?? 0;
}

/** False where the site has no such image. */
export async function changeAltText(
  tx: Tx,
  siteId: string,
  id: string,
  altText: string,
): Promise<boolean> {
  const own = and(eq(images.siteId, siteId), eq(images.id, id.toLowerCase()));
  const changed = await tx.db
    .update(images)
    .set({ altText })
    .where(own)
    .returning({ id: images.id });
  return changed.length > 0;
}

/** False where the site has no such image. */
export async function deleteImage(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const own = and(eq(images.siteId, siteId), eq(images.id, id.toLowerCase()));
  const gone = await tx.db.delete(images).where(own).returning({ id: images.id });
  return gone.length > 0;
}
