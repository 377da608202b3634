import { deflateSync } from 'node:zlib';
import type { ImageMaker } from '../../src/providers/image-maker/port.ts';

type Options = { alpha?: boolean; text?: string; seed?: number };

/** A PNG of colours that change from place to place, made by hand. */
export function pngPicture(width: number, height: number, options: Options = {}): Buffer {
  const { alpha = false, text, seed = 1 } = options;
  const channels = alpha ? 4 : 3;
  const line = width * channels + 1;
  const raw = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * line + 1 + x * channels;
      raw[at] = Math.floor((x * 255) / width);
      raw[at + 1] = Math.floor((y * 255) / height);
      raw[at + 2] = (seed * 37) % 256;
      if (alpha) raw[at + 3] = x < width / 2 ? 0 : 255;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = alpha ? 6 : 2;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    pngChunk('IHDR', head),
    ...(text === undefined ? [] : [pngChunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'))]),
    pngChunk('IDAT', deflateSync(raw)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(Bun.hash.crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

export async function jpegPicture(
  width: number,
  height: number,
  options: Options = {},
): Promise<Buffer> {
  const image = new Bun.Image(pngPicture(width, height, options)).jpeg({ quality: 90 });
  return Buffer.from(await image.bytes());
}

/** A segment behind the start of a JPEG, as cameras and programs put their remarks there. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** EXIF that says how the camera was held and where it was. */
export function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(26 + 40);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  tiff.write('GPS 40.8136 N 96.7026 W', 30, 'latin1');
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

/** Draws plain pictures of the size that is asked for, unless the prompt says otherwise. */
export function fakeMaker(change: Partial<ImageMaker> = {}): ImageMaker {
  return {
    id: 'fake',
    atOnce: 4,
    async make({ request }) {
      const { prompt, size } = request;
      if (prompt.startsWith('refuse')) return { reason: 'No such vehicle is in stock.' };
      if (prompt.startsWith('throw')) throw new Error('The maker of cards broke: test.');
      const [width, height] = [size.width, size.height].map((side) => Math.floor(side / 10));
      const bytes = await jpegPicture(width ?? 0, height ?? 0, { seed: prompt.length });
      return { bytes, altText: `A card: ${prompt}`, isOurs: true };
    },
    close: () => undefined,
    ...change,
  };
}

/** Providers of an app whose pictures cost no time. */
export function fakeMakers(change: Partial<ImageMaker> = {}) {
  const maker = fakeMaker(change);
  return { imageMaker: maker, cardMaker: maker };
}
