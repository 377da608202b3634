import type { ImageVariant } from '../../../schema/tables/images.ts';
import type { ImageFileRow } from './store.ts';

/** `<hash>.jpg`. */
export function fileName({ hash, extension }: Pick<ImageFileRow, 'hash' | 'extension'>): string {
  return `${hash}.${extension}`;
}

/** `<hash>-640.webp`. */
export function variantName(
  hash: string,
  { width, extension }: Pick<ImageVariant, 'width' | 'extension'>,
): string {
  return `${hash}-${width}.${extension}`;
}

/** Where a picture is served, under the origin of the server. */
export function mediaUrl(
  appOrigin: string,
  file: Pick<ImageFileRow, 'hash' | 'extension'>,
): string {
  return `${appOrigin}/media/${fileName(file)}`;
}

const types: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

export function contentTypeOf(extension: string): 'image/jpeg' | 'image/png' | 'image/webp' {
  const type = types[extension];
  if (type === 'image/jpeg' || type === 'image/png' || type === 'image/webp') return type;
  throw new Error(`${extension} is no kind of image.`);
}
