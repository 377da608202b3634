import { expect, test } from 'bun:test';
import fc from 'fast-check';
import {
  fitPicture,
  type PictureNeeds,
  sizesWithin,
  suits,
} from '../../src/media/pictures/fit-picture.ts';
import { onWhite, pixelsOfPng } from '../../src/media/pictures/pixels.ts';
import { pngPicture } from '../support/pictures.ts';

const instagram: PictureNeeds = {
  types: ['image/jpeg'],
  bytes: 8 * 1024 * 1024,
  longestSide: 1_800,
  ratio: { least: 0.8, most: 1.9112 },
};
const anyShape = { ...instagram, longestSide: null, ratio: null };

async function pixelAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, width, channels } = await pixelsOfPng(await new Bun.Image(bytes).png().bytes());
  const from = (y * width + x) * channels;
  return [...data.subarray(from, from + 3)];
}

test('the ground has the shape that is asked for, and the picture is whole on it', () => {
  const side = fc.integer({ min: 32, max: 2560 });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 320, max: 2560 }), (width, height, most) => {
      const { own, ground } = sizesWithin({ width, height }, most, instagram.ratio);
      const shape = ground.width / ground.height;
      // Whole pixels: what is a few of them high cannot be in every shape.
      expect(shape).toBeGreaterThanOrEqual(0.8);
      expect(shape).toBeLessThanOrEqual(1.9112);
      expect(own.width).toBeLessThanOrEqual(ground.width);
      expect(own.height).toBeLessThanOrEqual(ground.height);
      expect(Math.max(ground.width, ground.height)).toBeLessThanOrEqual(most + 1);
      expect(Math.max(own.width, own.height)).toBeLessThanOrEqual(Math.max(width, height));
    }),
  );
});

test('a picture that is too wide stands in the middle of white', async () => {
  const webp = await new Bun.Image(pngPicture(900, 300)).webp({ quality: 90 }).bytes();
  const { bytes, width, height } = await fitPicture(webp, instagram);
  expect(await new Bun.Image(bytes).metadata()).toEqual({ width, height, format: 'jpeg' });
  expect([width, height]).toEqual([900, 471]);
  for (const y of [2, height - 3]) {
    for (const value of await pixelAt(bytes, 450, y)) expect(value).toBeGreaterThan(250);
  }
  const [red = 0, , blue = 0] = await pixelAt(bytes, 450, 235);
  expect([Math.abs(red - 127) < 12, Math.abs(blue - 37) < 12]).toEqual([true, true]);
});

test('what one can see through is white, and no darker at its edge', async () => {
  const png = pngPicture(400, 400, { alpha: true });
  const { bytes } = await fitPicture(png, anyShape);
  for (const value of await pixelAt(bytes, 100, 200)) expect(value).toBeGreaterThan(250);
  const [red = 0] = await pixelAt(bytes, 390, 200);
  expect(Math.abs(red - 248)).toBeLessThan(12);
});

test('a file that stays too large becomes worse first, then smaller', async () => {
  const noise = new Uint8Array(54 + 800 * 600 * 3);
  const nothing = { width: 0, height: 0, channels: 3 as const, data: new Uint8Array(0) };
  noise.set(await onWhite(nothing, { width: 800, height: 600 }));
  let seed = 1;
  for (let at = 54; at < noise.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    noise[at] = seed >> 16;
  }
  const png = await new Bun.Image(noise).png().bytes();
  const needs = { ...anyShape, bytes: 60_000 };
  const { bytes, width, height } = await fitPicture(png, needs);
  expect(bytes.length).toBeLessThanOrEqual(60_000);
  expect([width < 800, Math.abs(width / height - 4 / 3) < 0.01]).toEqual([true, true]);
});

test('every picture that was made suits', async () => {
  for (const [width, height] of [
    [2560, 400],
    [400, 2000],
    [1080, 1351],
    [64, 64],
  ] as const) {
    const made = await fitPicture(pngPicture(width, height), instagram);
    const file = { ...made, bytes: made.bytes.length };
    expect([width, height, suits(file, instagram)]).toEqual([width, height, true]);
  }
});

test('the pixels of a PNG are those that were put in, by every filter', async () => {
  for (const alpha of [false, true]) {
    const picture = pngPicture(61, 47, { alpha });
    const png = await new Bun.Image(picture).png().bytes();
    const { width, height, channels, data } = await pixelsOfPng(png);
    expect([width, height]).toEqual([61, 47]);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const from = (y * width + x) * channels;
        const isClear = alpha && x < width / 2;
        if (isClear) expect(data[from + 3]).toBe(0);
        else {
          const wanted = [Math.floor((x * 255) / 61), Math.floor((y * 255) / 47), 37];
          expect([...data.subarray(from, from + 3)]).toEqual(wanted);
        }
      }
    }
  }
});
