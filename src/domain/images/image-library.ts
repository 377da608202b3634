import type { Context } from '../../context.ts';
import type { PictureLibrary } from '../social/pictures.ts';
import { contentTypeOf, fileName, mediaUrl } from './file-names.ts';
import { keepCopy } from './keep-copy.ts';
import { findImage } from './store.ts';

/** The images of sites, as social posts take them. */
export function imageLibrary(context: () => Context): PictureLibrary {
  return {
    async find(siteId, imageId) {
      const { reader, config } = context();
      const row = await findImage(reader, siteId, imageId);
      if (!row) return undefined;
      const { id, altText, width, height, bytes, extension } = row;
      const url = mediaUrl(config.appOrigin, row);
      return { id, url, altText, contentType: contentTypeOf(extension), width, height, bytes };
    },
    async imageBytes(siteId, imageId) {
      const { reader, providers } = context();
      const row = await findImage(reader, siteId, imageId);
      const file = row && (await providers.imageStore.read(fileName(row)));
      return file ? file.bytes() : null;
    },
    keepCopy: (picture) => keepCopy(context(), picture),
  };
}
