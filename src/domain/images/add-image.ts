import type { PersonActor } from '../../actor.ts';
import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import { invalid, notFound, problem } from '../../problem.ts';
import { audit } from '../audit/audit.ts';
import { refusal } from '../people/refusals.ts';
import { stillMay } from '../access/still-may.ts';
import { articlesWith } from './article-images-store.ts';
import { usesOf } from './image-uses.ts';
import { keepPicture } from './keep-picture.ts';
import { changeAltText, deleteImage, findImage, type Image } from './store.ts';

export const maxAltText = 500;

function altTooLong() {
  return invalid('alt', `must be at most ${maxAltText} characters`);
}

/** Takes a file into the library. Throws a 400 for one that is no picture or cannot be used. */
export async function addImage(
  ctx: Context,
  siteId: string,
  bytes: Uint8Array,
  altText: string,
  by?: PersonActor,
): Promise<Image> {
  const picture = await ctx.providers.pictures.prepare(bytes);
  if ('reason' in picture) throw problem('validation_error', picture.reason);
  if ([...altText].length > maxAltText) throw altTooLong();
  const record = await keepPicture(ctx.providers, picture);
  const image = await ctx.write(async (tx) => {
    // A large file on a slow line takes minutes.
    if (by && !(await stillMay(tx, by, 'image.upload'))) throw refusal('role_too_low');
    const row = await record(tx, { siteId, source: 'upload', prompt: null, altText });
    if (!by) return row;
    // The same file has been here before: what is said of it now counts.
    if (row.altText !== altText) await changeAltText(tx, siteId, row.id, altText);
    await audit(tx, by, 'image.upload', { kind: 'image', id: row.id }, { alt_text: altText });
    return { ...row, altText };
  }, inLane(siteId));
  const { extension, width, height } = picture;
  return { ...image, extension, width, height, bytes: picture.bytes.length };
}

/**
 * Takes an image out of the library; its file goes with the next sweep, unless another image is the
 * same. Throws a 404 for one that the site does not have, and a 409 while an article or a post
 * that waits shows it.
 */
export async function removeImage(
  ctx: Context,
  siteId: string,
  id: string,
  by?: PersonActor,
): Promise<void> {
  await ctx.write(async (tx) => {
    const image = await findImage(tx, siteId, id);
    if (!image) throw problem('not_found', `The site has no image ${id}.`);
    const articles = await articlesWith(tx, image.id);
    if (articles.length > 0) {
      throw problem('conflict', `The image is shown by the article ${articles[0]}.`);
    }
    const uses = await usesOf(tx, siteId, image.id);
    if (uses.some(({ kind }) => kind === 'post')) {
      throw problem('conflict', 'The image belongs to a post that has not gone out yet.');
    }
    await deleteImage(tx, siteId, image.id);
    const detail = { alt_text: image.altText };
    if (by) await audit(tx, by, 'image.delete', { kind: 'image', id: image.id }, detail);
  }, inLane(siteId));
}

/** Says anew what an image shows. Throws a 404 for none of the site, a 400 for a text too long. */
export async function describeImage(
  ctx: Context,
  by: PersonActor,
  id: string,
  given: string,
): Promise<void> {
  const altText = given.trim();
  if (altText === '') throw invalid('alt', 'must say what the image shows');
  if ([...altText].length > maxAltText) throw altTooLong();
  await ctx.write(async (tx) => {
    if (!(await changeAltText(tx, by.siteId, id, altText))) throw notFound();
    await audit(tx, by, 'image.change', { kind: 'image', id }, { alt_text: altText });
  }, inLane(by.siteId));
}
