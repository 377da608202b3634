import type { Context } from './context.ts';
import { fileName, mediaUrl } from './domain/images/file-names.ts';
import { findImage } from './domain/images/store.ts';
import { type PictureLibrary, picturesOf } from './domain/social/pictures.ts';

/** The pictures that posts may show: those of the sites, wherever their files lie. */
export function libraryOf(context: () => Context): PictureLibrary {
  return picturesOf({
    find: (siteId, id) => findImage(context().reader, siteId, id),
    read: (row) => context().providers.imageStore.read(fileName(row)),
    urlOf: (row) => mediaUrl(context().config.appOrigin, row),
  });
}
