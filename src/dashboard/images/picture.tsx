import { fileName } from '../../domain/images/file-names.ts';
import type { Image } from '../../domain/images/store.ts';
import type { Words } from '../words/index.ts';

/** Of the smaller versions that there are of each picture. */
type Width = 320 | 640 | 1280;

/** Where the picture is served, on our own origin. */
export function pictureUrl(image: Image, width?: Width): string {
  const path = `/media/${fileName(image)}`;
  return width === undefined ? path : `${path}?w=${width}`;
}

export function altOf({ altText }: Image, { images }: Words): string {
  return altText.trim() === '' ? images.untitled : altText;
}

type Props = { image: Image; width: Width; words: Words; class?: string; isDecoration?: boolean };

export function Picture({ image, width, words, class: name, isDecoration }: Props) {
  return (
    <img
      class={name}
      src={pictureUrl(image, width)}
      alt={isDecoration ? '' : altOf(image, words)}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  );
}
