import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { invalid, problem } from '../../problem.ts';
import { articlesWith } from './article-images-store.ts';
import { keepPicture } from './keep-picture.ts';
import { deleteImage, findImage, type Image } from './store.ts';

/** Takes a file into the library. Throws a 400 for one that is no picture or cannot be used. */
export async function addImage(
  ctx: Context,
  siteId: string,
  bytes: Uint8Array,
  altText: string,
): Promise<Image> {
  const picture = await ctx.providers.pictures.prepare(bytes);
  if ('reason' in picture) throw problem('validation_error', picture.reason);
  if ([...altText].length > 500) throw invalid('alt', 'must be at most 500 characters');
  const record = await keepPicture(ctx.providers, picture);
  const image = await ctx.write(
    (tx) => record(tx, { siteId, source: 'upload', prompt: null, altText }),
    inLane(siteId),
  );
  const { extension, width, height } = picture;
  return { ...image, extension, width, height, bytes: picture.bytes.length };
}

/**
 * Takes an image out of the library; its file goes with the next sweep, unless another image is the
 * same. Throws a 404 for one that the site does not have, and a 409 while an article shows it.
 */
export async function removeImage(ctx: Context, siteId: string, id: string): Promise<void> {
  await ctx.write(async (tx) => {
    const image = await findImage(tx, siteId, id);
    if (!image) throw problem('not_found', `The site has no image ${id}.`);
    const articles = await articlesWith(tx, image.id);
    if (articles.length > 0) {
      throw problem('conflict', `The image is shown by the article ${articles[0]}.`);
    }
    await deleteImage(tx, siteId, image.id);
  }, inLane(siteId));
}
