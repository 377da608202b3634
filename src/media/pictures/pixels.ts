import { inflate } from 'node:zlib';
import { promisify } from 'node:util';
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts';
import { pngChunks } from './chunks.ts';

/** Rows of pixels from the top, of three or four bytes each. */
export type Raster = { width: number; height: number; channels: 3 | 4; data: Uint8Array };

const unpack = promisify(inflate);

/**
 * The pixels of a PNG as Bun.Image writes it: eight bits a colour, not interlaced. Bun.Image can
 * neither crop nor put a picture on a larger ground, and the renderer of cards is too large for it.
 */
export async function pixelsOfPng(png: Uint8Array): Promise<Raster> {
  const chunks = pngChunks(png);
  const head = chunks[0]?.data ?? new Uint8Array(13);
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const channels = { 2: 3, 6: 4 }[head[9] ?? 0] as 3 | 4 | undefined;
  if (channels === undefined || head[8] !== 8 || head[12] !== 0) {
    throw new Error('The PNG is of another kind than Bun.Image writes.');
  }
  const parts = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const lines = await unpack(Buffer.concat(parts));
  return { width, height, channels, data: await unfilter(lines, { width, height, channels }) };
}

/** A large picture takes tenths of a second: requests are answered in between. */
const linesInARow = 64;

/** Each line says how it was made smaller (PNG, third edition, 9.2). */
async function unfilter(
  lines: Uint8Array,
  { width, height, channels }: Omit<Raster, 'data'>,
): Promise<Uint8Array> {
  const length = width * channels;
  const data = new Uint8Array(length * height);
  for (let y = 0; y < height; y += 1) {
    if (y % linesInARow === 0) await yieldToEventLoop();
    const from = y * (length + 1);
    const filter = lines[from] ?? 0;
    const to = y * length;
    for (let x = 0; x < length; x += 1) {
      const left = x < channels ? 0 : (data[to + x - channels] ?? 0);
      const up = y === 0 ? 0 : (data[to + x - length] ?? 0);
      const corner = x < channels || y === 0 ? 0 : (data[to + x - length - channels] ?? 0);
      data[to + x] = (lines[from + 1 + x] ?? 0) + guess(filter, left, up, corner);
    }
  }
  return data;
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0;
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const estimate = left + up - corner;
  const [byLeft, byUp] = [Math.abs(estimate - left), Math.abs(estimate - up)];
  const byCorner = Math.abs(estimate - corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

const headBytes = 54;
const white = 255;

/** The picture in the middle of a white ground, as a BMP, which Bun.Image reads. */
export async function onWhite(
  picture: Raster,
  ground: { width: number; height: number },
): Promise<Uint8Array> {
  const stride = Math.ceil((ground.width * 3) / 4) * 4;
  const bmp = new Uint8Array(headBytes + stride * ground.height).fill(white);
  const view = new DataView(bmp.buffer);
  bmp.fill(0, 0, headBytes);
  view.setUint16(0, 0x424d);
  view.setUint32(2, bmp.length, true);
  view.setUint32(10, headBytes, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, ground.width, true);
  view.setInt32(22, ground.height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  const left = Math.floor((ground.width - picture.width) / 2);
  const top = Math.floor((ground.height - picture.height) / 2);
  for (let y = 0; y < picture.height; y += 1) {
    if (y % linesInARow === 0) await yieldToEventLoop();
    // Lines of a BMP begin at the bottom.
    const line = headBytes + (ground.height - 1 - top - y) * stride + left * 3;
    copyLine(picture, y, bmp, line);
  }
  return bmp;
}

function copyLine({ width, channels, data }: Raster, y: number, bmp: Uint8Array, line: number) {
  for (let x = 0; x < width; x += 1) {
    const from = (y * width + x) * channels;
    const alpha = channels === 4 ? (data[from + 3] ?? white) : white;
    for (let color = 0; color < 3; color += 1) {
      const value = data[from + color] ?? 0;
      bmp[line + x * 3 + 2 - color] = white + ((value - white) * alpha) / white;
    }
  }
}
