import { inflateSync } from 'node:zlib';
import { pngChunks } from './chunks.ts';

/** `#rrggbb` of the picture drawn as one pixel: what a page shows until it has come. */
export async function averageColor(bytes: Uint8Array): Promise<string> {
  const image = new Bun.Image(bytes).resize(1, 1, { filter: 'box' });
  const png = await image.png().bytes();
  const data = pngChunks(png).filter(({ type }) => type === 'IDAT');
  // A filter's number, which changes nothing on the first pixel, then red, green and blue.
  const pixel = inflateSync(Buffer.concat(data.map((chunk) => chunk.data)));
  return `#${pixel.subarray(1, 4).toString('hex')}`;
}
