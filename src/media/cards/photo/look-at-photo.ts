import type { Area } from '../draw/scene.ts';
import { pixelsOf, type Pixels } from '../draw/takumi.ts';
import { readPhoto } from './read-photo.ts';

/** A picture, and what its pixels tell of it. Lengths are in its own pixels. */
export type LookedAt = {
  bytes: Uint8Array;
  width: number;
  height: number;
  /**
   * `cut-out`: the vehicle alone, with nothing behind it; `paper`: on white, which takes the colour
   * of the card; `scene`: everything else, which wants a frame.
   */
  kind: 'cut-out' | 'paper' | 'scene';
  /** Without empty margins. */
  subject: Area;
  bringsShadow: boolean;
  /** What can be seen of it is nearly white: such a logo is for dark grounds. */
  isLight: boolean;
  /** The subject goes on to the lower edge of the picture, where a shadow would end as if cut. */
  touchesFloor: boolean;
};

/** From here a pixel is something, of 255. */
const faint = 20;
const solid = 200;
/** White, as photographers mean it. */
const paperFrom = 243;
/** Pictures that are smaller look worse than none. */
const minSide = 120;
/** Between the least and the most of a colour, where there is nothing to see. */
const plainUpTo = 24;
/** Share of the border that must be empty, or white. */
const minBorder = 0.86;

/** Null for what cannot be read, is too small, or shows nothing. */
export async function lookAtPhoto(
  bytes: Uint8Array,
  least: number = minSide,
): Promise<LookedAt | null> {
  const photo = await readPhoto(bytes);
  if (!photo || Math.min(photo.width, photo.height) < least) return null;
  const { width, height, small } = photo;
  const size = await new Bun.Image(small).metadata();
  if (size.width < 8 || size.height < 8) return null;
  const seen = judge(await pixelsOf(small, size.width, size.height));
  if (!seen) return null;
  const subject = scaled(seen.subject, width / size.width, height / size.height);
  return { bytes: photo.bytes, width, height, ...seen, subject };
}

type Seen = Pick<LookedAt, 'kind' | 'subject' | 'bringsShadow' | 'touchesFloor' | 'isLight'>;

function judge(pixels: Pixels): Seen | null {
  const { width, height } = pixels;
  const whole = { x: 0, y: 0, width, height };
  if (isPlain(pixels)) return null;
  if (borderShare(pixels, isEmpty) >= minBorder) {
    const subject = extentOf(pixels, (at) => !isEmpty(pixels, at));
    if (!subject) return null;
    const bringsShadow = hasShadow(pixels, subject);
    const touchesFloor = reachesFloor(subject, height);
    return { kind: 'cut-out', subject, bringsShadow, touchesFloor, isLight: isLight(pixels) };
  }
  if (borderShare(pixels, isPaper) >= minBorder) {
    const subject = extentOf(pixels, (at) => !isPaper(pixels, at));
    if (!subject) return null;
    const rest = { bringsShadow: true, touchesFloor: false, isLight: false };
    return { kind: 'paper', subject, ...rest };
  }
  const rest = { bringsShadow: true, touchesFloor: true, isLight: false };
  return { kind: 'scene', subject: whole, ...rest };
}

/** One colour all over, as where a photo is still to come. */
function isPlain({ data }: Pixels): boolean {
  return [0, 1, 2].every((channel) => {
    let [least, most] = [255, 0];
    for (let at = channel; at < data.length; at += 4) {
      least = Math.min(least, data[at] ?? 0);
      most = Math.max(most, data[at] ?? 0);
    }
    return most - least < plainUpTo;
  });
}

/** Of what is solid, nine tenths are nearly white. */
function isLight({ data }: Pixels): boolean {
  let [light, all] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < solid) continue;
    all += 1;
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 200) light += 1;
  }
  return all > 0 && light / all > 0.9;
}

function reachesFloor(subject: Area, height: number): boolean {
  return subject.y + subject.height >= height - 1;
}

function isEmpty({ data }: Pixels, at: number): boolean {
  return (data[at + 3] ?? 0) < faint;
}

function isPaper({ data }: Pixels, at: number): boolean {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
  return alpha < faint || Math.min(red, green, blue) >= paperFrom;
}

/**
 * How much of the border is so. The lower edge counts half: cars stand close to it, and shadows run
 * over it.
 */
function borderShare(pixels: Pixels, is: (pixels: Pixels, at: number) => boolean): number {
  const { width, height } = pixels;
  let [yes, all] = [0, 0];
  const count = (x: number, y: number, weight: number): void => {
    all += weight;
    if (is(pixels, (y * width + x) * 4)) yes += weight;
  };
  for (let x = 0; x < width; x += 1) {
    count(x, 0, 1);
    count(x, height - 1, 0.5);
  }
  for (let y = 0; y < height; y += 1) {
    count(0, y, 1);
    count(width - 1, y, 1);
  }
  return yes / all;
}

/** The least area that holds every pixel which is something. */
function extentOf({ width, height }: Pixels, isThere: (at: number) => boolean): Area | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isThere((y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right - left < width / 10 || bottom - top < height / 20) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Dark pixels that one can half see through, in the lowest part, over a third of the width. */
function hasShadow({ data, width }: Pixels, subject: Area): boolean {
  const from = subject.y + Math.floor(subject.height * 0.82);
  let columns = 0;
  for (let x = subject.x; x < subject.x + subject.width; x += 1) {
    let half = 0;
    for (let y = from; y < subject.y + subject.height; y += 1) {
      const at = (y * width + x) * 4;
      const alpha = data[at + 3] ?? 0;
      const light = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      if (alpha >= faint && alpha < solid && light < 110) half += 1;
    }
    if (half >= 2) columns += 1;
  }
  return columns >= subject.width / 3;
}

function scaled(area: Area, x: number, y: number): Area {
  return { x: area.x * x, y: area.y * y, width: area.width * x, height: area.height * y };
}
