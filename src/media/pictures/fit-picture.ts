import { onWhite, pixelsOfPng } from './pixels.ts';
import { inTurn, maxPixels, seesThrough } from './prepare-picture.ts';
import { withoutMetadata } from './without-metadata.ts';

type Size = { width: number; height: number };

/** What whoever shows a picture takes of it. */
export type PictureNeeds = {
  types: readonly string[];
  bytes: number;
  /** In pixels; null where there is no such limit. */
  longestSide: number | null;
  /** Width by height; null where every shape is taken. */
  ratio: { least: number; most: number } | null;
};

export type FittedPicture = Size & { bytes: Uint8Array; contentType: 'image/jpeg' };

const qualities = [90, 82, 74, 66];
/** Smaller by this, where no quality is enough. */
const shrink = 0.75;
const leastSide = 320;

/** Whether it can go there as it is. */
export function suits(
  { contentType, bytes, width, height }: Size & { contentType: string; bytes: number },
  needs: PictureNeeds,
): boolean {
  const { ratio, longestSide } = needs;
  const shape = width / height;
  const isInShape = ratio === null || (shape >= ratio.least && shape <= ratio.most);
  const isSmall = longestSide === null || Math.max(width, height) <= longestSide;
  return needs.types.includes(contentType) && bytes <= needs.bytes && isInShape && isSmall;
}

/**
 * The picture as a JPEG that is taken: whole, since a price or its terms may stand at an edge, on a
 * white ground where another shape is asked for or one can see through it.
 */
export async function fitPicture(bytes: Uint8Array, needs: PictureNeeds): Promise<FittedPicture> {
  const isClear = seesThrough(bytes);
  return inTurn(async () => {
    const size = await new Bun.Image(bytes, { maxPixels }).metadata();
    let side = Math.min(Math.max(size.width, size.height), needs.longestSide ?? Infinity);
    for (;;) {
      const { own, ground } = sizesWithin(size, side, needs.ratio);
      const source = await sourceOf(bytes, own, ground, isClear);
      for (const quality of qualities) {
        const made = await new Bun.Image(source, { maxPixels }).jpeg({ quality }).bytes();
        const jpeg = withoutMetadata(made, 'jpg');
        const isTaken = jpeg.length <= needs.bytes || side <= leastSide;
        if (isTaken) return { ...ground, bytes: jpeg, contentType: 'image/jpeg' };
      }
      side = Math.floor(side * shrink);
    }
  });
}

/** How large the picture is drawn, and the ground beneath it, whose longer side is at most that. */
export function sizesWithin(
  { width, height }: Size,
  side: number,
  ratio: PictureNeeds['ratio'],
): { own: Size; ground: Size } {
  const shape = width / height;
  const wanted = ratio === null ? shape : Math.min(Math.max(shape, ratio.least), ratio.most);
  const whole =
    shape > wanted ? { width, height: width / wanted } : { width: height * wanted, height };
  const scale = Math.min(1, side / Math.max(whole.width, whole.height));
  const own = { width: rounded(width * scale), height: rounded(height * scale) };
  if (wanted === shape) return { own, ground: own };
  // Never beyond the shape that is asked for.
  const ground =
    shape > wanted
      ? { width: own.width, height: Math.ceil(own.width / wanted) }
      : { width: Math.ceil(own.height * wanted), height: own.height };
  return { own, ground };
}

function rounded(side: number): number {
  return Math.max(1, Math.round(side));
}

async function sourceOf(
  bytes: Uint8Array,
  own: Size,
  ground: Size,
  isClear: boolean,
): Promise<Uint8Array> {
  const image = new Bun.Image(bytes, { maxPixels }).resize(own.width, own.height, { fit: 'fill' });
  const png = await image.png().bytes();
  const isGrounded = isClear || own.width !== ground.width || own.height !== ground.height;
  return isGrounded ? onWhite(await pixelsOfPng(png), ground) : png;
}
