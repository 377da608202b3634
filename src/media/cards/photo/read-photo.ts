/** A picture of a size that a card can use. */
export type ReadPhoto = {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** The same as a small PNG, to be looked at. */
  small: Uint8Array;
};

/** Refused from the header, before anything is unpacked. */
const maxPixels = 50_000_000;
/** The widest that a card shows a picture, and a little: the renderer decodes slowly. */
const maxSide = 1600;
const smallSide = 200;
/** Above that of the card, which is encoded again. */
const quality = 93;

/** Null for what no decoder reads, and for formats that the renderer does not. */
export async function readPhoto(bytes: Uint8Array): Promise<ReadPhoto | null> {
  try {
    const { format, ...size } = await new Bun.Image(bytes, { maxPixels }).metadata();
    if (format !== 'jpeg' && format !== 'png' && format !== 'webp') return null;
    const isLarge = Math.max(size.width, size.height) > maxSide;
    const own = isLarge ? await within(bytes, maxSide, format === 'jpeg') : bytes;
    const { width, height } = isLarge ? await new Bun.Image(own).metadata() : size;
    return { bytes: own, width, height, small: await within(own, smallSide, false) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_IMAGE')) {
      return null;
    }
    throw error;
  }
}

function within(bytes: Uint8Array, side: number, isJpeg: boolean): Promise<Uint8Array> {
  const image = new Bun.Image(bytes, { maxPixels });
  const sized = image.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return (isJpeg ? sized.jpeg({ quality }) : sized.png()).bytes();
}
