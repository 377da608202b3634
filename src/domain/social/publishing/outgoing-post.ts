import type { Context } from '../../../context.ts';
import type { OutgoingPost, Picture } from '../../../providers/networks/port.ts';
import type { Platform } from '../../../../schema/contracts/social.ts';
import { fitPicture, suits } from '../../../media/pictures/fit-picture.ts';
import { platformLimits } from '../limits/platform-limits.ts';
import type { LibraryPicture } from '../pictures.ts';
import type { Post } from '../posts-store.ts';

/** A picture of the library that cannot be read; the message is for people. */
export class PictureFault extends Error {
  override name = 'PictureFault';
}

/** The post as a network gets it; null where a picture is not in the library any more. */
export async function outgoingPost(
  { providers: { library } }: Pick<Context, 'providers'>,
  post: Pick<Post, 'siteId' | 'text' | 'linkUrl' | 'imageIds'>,
  platform: Platform,
): Promise<OutgoingPost | null> {
  const pictures: Picture[] = [];
  for (const imageId of post.imageIds) {
    const picture = await library.find(post.siteId, imageId);
    const bytes = picture && (await library.imageBytes(post.siteId, imageId));
    if (!picture || !bytes) return null;
    pictures.push(pictureFor(library, picture, bytes, platform));
  }
  return { text: post.text, link: post.linkUrl, pictures };
}

type Library = Context['providers']['library'];

/** Nothing is made of what goes as it is, nor where the network has its pictures already. */
function pictureFor(
  library: Library,
  picture: LibraryPicture,
  bytes: Uint8Array,
  platform: Platform,
): Picture {
  const { altText, contentType, url } = picture;
  const needs = platformLimits[platform].image;
  if (suits(picture, needs)) {
    return { altText, url: async () => url, file: async () => ({ contentType, bytes }) };
  }
  const fitted = once(async () => {
    return fitPicture(bytes, needs).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new PictureFault(`A picture cannot be made to fit the network: ${reason}`);
    });
  });
  return { altText, file: fitted, url: once(async () => library.keepCopy(await fitted())) };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}
