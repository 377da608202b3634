import type { Context } from '../../context.ts';
import type { Tx } from '../../db/reader.ts';
import type { PreparedPicture } from '../../media/pictures/prepare-picture.ts';
import { fileName, variantName } from './file-names.ts';
import { putFile } from './files-store.ts';
import { findSame, type ImageRow, insertImage } from './store.ts';

export type NewImage = Pick<ImageRow, 'siteId' | 'source' | 'prompt' | 'altText'>;

/**
 * Puts the files of a picture into the store, and returns what writes its row: an image is never
 * known before its files are there. Files that were there are written again, which keeps the sweep
 * away from them. Throws ImageStoreError.
 */
export async function keepPicture(
  { imageStore }: Context['providers'],
  picture: PreparedPicture,
): Promise<(tx: Tx, image: NewImage) => Promise<ImageRow>> {
  const { hash, bytes, extension, width, height, averageColor } = picture;
  for (const variant of picture.variants) {
    await imageStore.put(variantName(hash, variant), variant.bytes);
  }
  await imageStore.put(fileName(picture), bytes);
  const variants = picture.variants.map(({ bytes: own, ...variant }) => {
    return { ...variant, bytes: own.length };
  });
  const file = { hash, extension, width, height, averageColor, variants, bytes: bytes.length };
  return async (tx, image) => {
    await putFile(tx, { ...file, createdAt: tx.now });
    const known = image.source === 'generated' ? undefined : await findSame(tx, { ...image, hash });
    if (known) return known;
    const row: ImageRow = { ...image, id: tx.ids.uuid(), hash, createdAt: tx.now };
    await insertImage(tx, row);
    return row;
  };
}
