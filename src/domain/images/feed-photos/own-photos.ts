import { and, eq } from 'drizzle-orm';
import { feedPhotos, imageFiles, images } from '../../../../schema/tables/images.ts';
import { isOneOf } from '../../../db/dialect.ts';
import type { Reader } from '../../../db/reader.ts';
import { fileName } from '../file-names.ts';
import type { ImageFileRow } from '../store.ts';

/** A photo of a feed as the library serves it; `path` is below the origin of this server. */
export type OwnPhoto = {
  path: string;
  /** In pixels, as `?w=` asks for them, and at the end the whole where it is no wider. */
  widths: readonly number[];
  /** Of the whole, which `path` alone gives. */
  width: number;
};

/** Wider ones are for networks and printers. */
const maxWidth = 1280;

/** Those of a feed's photos that are kept, by the address that the feed gives them. */
export async function ownPhotos(
  reader: Reader,
  siteId: string,
  urls: readonly string[],
): Promise<Map<string, OwnPhoto>> {
  if (urls.length === 0) return new Map();
  const { hash, extension, width, variants } = imageFiles;
  const rows = await reader.db
    .select({ url: feedPhotos.url, hash, extension, width, variants })
    .from(feedPhotos)
    .innerJoin(images, eq(images.id, feedPhotos.imageId))
    .innerJoin(imageFiles, eq(imageFiles.hash, images.hash))
    .where(and(eq(feedPhotos.siteId, siteId), isOneOf(feedPhotos.url, urls)))
    .all();
  return new Map(rows.map(({ url, ...file }) => [url, ownPhoto(file)]));
}

type File = Pick<ImageFileRow, 'hash' | 'extension' | 'width' | 'variants'>;

function ownPhoto(file: File): OwnPhoto {
  const { width, variants } = file;
  const smaller = new Set(variants.map((one) => one.width).filter((one) => one <= maxWidth));
  const widths = [...smaller, ...(width <= maxWidth ? [width] : [])].toSorted((a, b) => a - b);
  return { path: `/media/${fileName(file)}`, widths, width };
}
