import type { Area } from '../draw/scene.ts';
import { pixelsOf, type Pixels } from '../draw/takumi.ts';
import {
  borderShare,
  extentOf,
  hasShadow,
  isEmpty,
  isLight,
  isPaper,
  isPlain,
  lightness,
  paperLevel,
  shareWithin,
} from './pixels.ts';
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
  /** By how much paper has to be brightened to be white; 1 for everything else. */
  brighten: number;
  /** What can be seen of it is nearly white: such a logo is for dark grounds. */
  isLight: boolean;
  /** The subject goes on to the lower edge of the picture, where a shadow would end as if cut. */
  touchesFloor: boolean;
};

/** What encoding makes of an even white. */
const paperNoise = 3;
/** Pictures that are smaller look worse than none. */
const minSide = 120;
/** Share of a vehicle's middle that may be as light as its paper. */
const maxLost = 0.3;
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

type Seen = Pick<
  LookedAt,
  'kind' | 'subject' | 'bringsShadow' | 'touchesFloor' | 'isLight' | 'brighten'
>;

function judge(pixels: Pixels): Seen | null {
  const { width, height } = pixels;
  const whole = { x: 0, y: 0, width, height };
  if (borderShare(pixels, isEmpty) >= minBorder) {
    const subject = extentOf(pixels, (at) => !isEmpty(pixels, at));
    if (!subject) return null;
    const bringsShadow = hasShadow(pixels, subject);
    const touchesFloor = reachesFloor(subject, height);
    const rest = { bringsShadow, touchesFloor, brighten: 1 };
    return { kind: 'cut-out', subject, ...rest, isLight: isLight(pixels) };
  }
  if (borderShare(pixels, isPaper) >= minBorder) {
    const level = paperLevel(pixels);
    const subject = extentOf(pixels, (at) => lightness(pixels, at) < level - paperNoise);
    if (!subject) return null;
    const rest = { bringsShadow: true, touchesFloor: false, isLight: false };
    // A white vehicle would go under in the white of the stage: it stays in its own light.
    const isLost = shareWithin(pixels, subject, (at) => lightness(pixels, at) >= level) > maxLost;
    if (!isLost) return { kind: 'paper', subject, ...rest, brighten: 255 / level };
  }
  if (isPlain(pixels)) return null;
  const rest = { bringsShadow: true, touchesFloor: true, isLight: false, brighten: 1 };
  return { kind: 'scene', subject: whole, ...rest };
}

function reachesFloor(subject: Area, height: number): boolean {
  return subject.y + subject.height >= height - 1;
}

function scaled(area: Area, x: number, y: number): Area {
  return { x: area.x * x, y: area.y * y, width: area.width * x, height: area.height * y };
}
