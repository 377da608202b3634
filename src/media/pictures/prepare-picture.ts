import { sha256Hex } from '../../lib/hash.ts';
import { averageColor } from './average-color.ts';
import { pngChunks, webpChunks } from './chunks.ts';
import { jpegSegments } from './jpeg-segments.ts';
import { type PictureKind, pictureKind } from './kind.ts';
import { withoutMetadata } from './without-metadata.ts';

export type PictureFormat = 'jpg' | 'png' | 'webp';

/** A file to keep; its name is `<hash>.<extension>` or `<hash>-<width>.<extension>`. */
export type PreparedFile = { width: number; height: number; extension: PictureFormat };
export type PreparedPicture = PreparedFile & {
  /** SHA-256 of `bytes`, hex. */
  hash: string;
  bytes: Uint8Array;
  averageColor: string;
  variants: (PreparedFile & { bytes: Uint8Array })[];
};
export type PictureRefusal = { reason: string };

/** What makes pictures ready, of strangers and of our own. */
export type Pictures = {
  prepare(bytes: Uint8Array): Promise<PreparedPicture | PictureRefusal>;
  prepareOwn(bytes: Uint8Array): Promise<PreparedPicture | PictureRefusal>;
};

export const maxPictureBytes = 15 * 1024 * 1024;
export const variantWidths = [320, 640, 1280] as const;

/** Told from the head of a file, before memory is taken for its pixels. */
export const maxPixels = 50_000_000;
/** Neither page nor network shows more. */
const longestSide = 2560;
/** Counters of visits are pictures too. */
const shortestSide = 32;
/** Of a PNG nobody can see through: a photo, which a JPEG holds in a tenth. */
const largestPng = 1024 * 1024;

/**
 * Makes of a stranger's file what is kept: upright, no larger than needed, encoded anew, so that
 * nothing of the file itself remains, with its smaller versions. The work is done on threads of
 * Bun's own, one picture at a time.
 */
export async function preparePicture(bytes: Uint8Array): Promise<PreparedPicture | PictureRefusal> {
  const checked = checkFile(bytes);
  if (typeof checked !== 'string') return checked;
  return inTurn(async () => {
    try {
      const { width, height } = await new Bun.Image(bytes, { maxPixels }).metadata();
      if (Math.min(width, height) < shortestSide) {
        return { reason: `The picture is only ${width} by ${height} pixels.` };
      }
      return await prepare(bytes, formatFor(checked, bytes));
    } catch (error) {
      return { reason: refusalFrom(error) };
    }
  });
}

/** A picture of our own making, which needs no more than its smaller versions. */
async function prepareOwn(bytes: Uint8Array): Promise<PreparedPicture | PictureRefusal> {
  const kind = pictureKind(bytes);
  if (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp') return { reason: unknown };
  const extension = kind === 'jpeg' ? 'jpg' : kind;
  return inTurn(() => complete(withoutMetadata(bytes, extension), extension, seesThrough(bytes)));
}

export const ownPictures: Pictures = { prepare: preparePicture, prepareOwn };

const unknown = 'The file is not a JPEG, PNG, WebP, GIF or BMP picture.';

function checkFile(bytes: Uint8Array): PictureKind | PictureRefusal {
  if (bytes.length > maxPictureBytes) return { reason: 'The file is larger than 15 MB.' };
  const kind = pictureKind(bytes);
  if (!kind) return { reason: unknown };
  // Other formats are refused by their decoders.
  const isCut = kind === 'jpeg' && !jpegSegments(bytes).isWhole;
  return isCut ? { reason: 'The picture is cut off: its end is missing.' } : kind;
}

function formatFor(kind: PictureKind, bytes: Uint8Array): PictureFormat {
  if (kind === 'webp') return 'webp';
  if (kind === 'gif' || seesThrough(bytes)) return 'png';
  return kind === 'png' && bytes.length <= largestPng ? 'png' : 'jpg';
}

async function prepare(bytes: Uint8Array, extension: PictureFormat): Promise<PreparedPicture> {
  const image = new Bun.Image(bytes, { maxPixels });
  image.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true });
  const made = await encoded(image, extension, 90);
  return complete(made, extension, seesThrough(bytes));
}

async function complete(
  bytes: Uint8Array,
  extension: PictureFormat,
  isClear: boolean,
): Promise<PreparedPicture> {
  const { width, height } = await new Bun.Image(bytes, { maxPixels }).metadata();
  const variants: PreparedPicture['variants'] = [];
  for (const target of variantWidths.filter((one) => one < width)) {
    for (const format of isClear ? (['webp', 'png'] as const) : (['webp', 'jpg'] as const)) {
      const smaller = new Bun.Image(bytes, { maxPixels }).resize(target);
      const made = await encoded(smaller, format, 80);
      const own = await new Bun.Image(made).metadata();
      variants.push({ width: own.width, height: own.height, extension: format, bytes: made });
    }
  }
  const color = await averageColor(bytes);
  const hash = sha256Hex(bytes);
  return { hash, bytes, extension, width, height, averageColor: color, variants };
}

async function encoded(
  image: Bun.Image,
  extension: PictureFormat,
  quality: number,
): Promise<Uint8Array> {
  if (extension === 'jpg') image.jpeg({ quality });
  else if (extension === 'webp') image.webp({ quality });
  else image.png();
  return withoutMetadata(await image.bytes(), extension);
}

/** By what the file says of itself: an alpha channel, or a colour that is none. */
export function seesThrough(bytes: Uint8Array): boolean {
  const kind = pictureKind(bytes);
  if (kind === 'png') {
    const chunks = pngChunks(bytes);
    const colorType = chunks[0]?.data[9] ?? 0;
    return colorType >= 4 || chunks.some(({ type }) => type === 'tRNS');
  }
  if (kind !== 'webp') return false;
  const [first] = webpChunks(bytes);
  // VP8X tells it by a flag, VP8L by the fifth bit of its fifth byte (RFC 9649, 2.7.1.2 and 3.4).
  if (first?.type === 'VP8X') return ((first.data[0] ?? 0) & 0x10) !== 0;
  return first?.type === 'VP8L' && ((first.data[4] ?? 0) & 0x10) !== 0;
}

function refusalFrom(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ERR_IMAGE_TOO_MANY_PIXELS') return 'The picture has more than 50 million pixels.';
  if (code === 'ERR_IMAGE_FORMAT_UNSUPPORTED' || code === 'ERR_IMAGE_UNKNOWN_FORMAT') {
    return unknown;
  }
  if (code === 'ERR_IMAGE_DECODE_FAILED') return 'The picture is damaged and cannot be read.';
  throw error;
}

let turn: Promise<unknown> = Promise.resolve();

/** One picture at a time: a burst would take every core and the memory of each of its pictures. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const own = turn.then(work);
  turn = own.catch(() => undefined);
  return own;
}
