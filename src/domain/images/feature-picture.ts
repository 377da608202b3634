import type { Context } from '../../context.ts';
import { inLane } from '../../db/write.ts';
import type { CommitOutcome } from '../../work/task.ts';
import { changeArticle, type NamedArticle } from '../content/store.ts';
import { putArticleImage } from './article-images-store.ts';
import { bringPhoto } from './feed-photos/bring-photo.ts';
import { findPhoto, notePhotos } from './feed-photos/photos-store.ts';
import { namedPhoto } from './feed-photos/sync-photos.ts';
import { mediaUrl } from './file-names.ts';
import { keepPicture } from './keep-picture.ts';
import { makePicture } from './make-picture.ts';
import { findImage, type Image } from './store.ts';

/** Sites and networks show it at the head of a page, or of a link to it. */
const featuredSize = '1200x630';

/** What the prompt of a picture says that nobody has asked for in words. */
export function articlePrompt({ title }: { title: string }): string {
  return `Card for the article: ${title}`.slice(0, 2_000);
}

/**
 * The photo of the vehicle that the article is about, from the library and so served by us; where
 * it has none, or it cannot be had, a card.
 */
export async function featurePicture(
  ctx: Context,
  article: NamedArticle,
  signal: AbortSignal,
): Promise<CommitOutcome> {
  const { siteId, id, featuredImage } = article;
  const photo = featuredImage && (await photoOf(ctx, siteId, featuredImage, signal));
  if (photo) {
    const feature = featured(ctx, photo, featuredImage.altText);
    return async (tx) => {
      await putArticleImage(tx, { siteId, articleId: id, purpose: 'featured' }, photo.id);
      await changeArticle(tx, siteId, id, { featuredImage: feature });
    };
  }
  const prompt = articlePrompt(article);
  const wanted = { siteId, id, prompt, size: featuredSize, altText: null, articleId: id };
  const made = await makePicture(ctx, ctx.providers.cardMaker, wanted, signal);
  if ('reason' in made) {
    ctx.log.info({ article: id, reason: made.reason }, 'an article got no picture');
    return async () => {};
  }
  const { picture, altText } = made;
  const record = await keepPicture(ctx.providers, picture);
  return async (tx) => {
    const image = await record(tx, { siteId, source: 'generated', prompt, altText });
    await putArticleImage(tx, { siteId, articleId: id, purpose: 'featured' }, image.id);
    await changeArticle(tx, siteId, id, { featuredImage: featured(ctx, picture, altText) });
  };
}

function featured(
  { config }: Context,
  file: Pick<Image, 'hash' | 'extension' | 'width' | 'height'>,
  altText: string,
) {
  const { width, height } = file;
  return { url: mediaUrl(config.appOrigin, file), altText, width, height };
}

/** The image of the library that a feed's address has become; fetched now where it has to be. */
async function photoOf(
  ctx: Context,
  siteId: string,
  { url, altText }: { url: string; altText: string },
  signal: AbortSignal,
): Promise<Image | undefined> {
  const photo = namedPhoto(url, altText);
  if (!photo) return undefined;
  await ctx.write((tx) => notePhotos(tx, siteId, [photo]), inLane(siteId));
  await bringPhoto(ctx, siteId, url, signal);
  const kept = await findPhoto(ctx.reader, siteId, url);
  return kept?.imageId ? findImage(ctx.reader, siteId, kept.imageId) : undefined;
}
