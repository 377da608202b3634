import type { Area } from '../draw/scene.ts';
import type { Pixels } from '../draw/takumi.ts';

/** From here a pixel is something, of 255. */
const faint = 20;
const solid = 200;
/** White, as photographers mean it: studios run from white to a pale gray. */
const paperFrom = 232;
/** Between the least and the most of a colour, where there is nothing to see. */
const plainUpTo = 24;

/** One colour all over, as where a photo is still to come. */
export function isPlain({ data }: Pixels): boolean {
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
export function isLight({ data }: Pixels): boolean {
  let [light, all] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < solid) continue;
    all += 1;
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 200) light += 1;
  }
  return all > 0 && light / all > 0.9;
}

export function isEmpty({ data }: Pixels, at: number): boolean {
  return (data[at + 3] ?? 0) < faint;
}

export function isPaper(pixels: Pixels, at: number): boolean {
  return lightness(pixels, at) >= paperFrom;
}

/** Of the darkest of the three colours; what is empty is as light as can be. */
export function lightness({ data }: Pixels, at: number): number {
  if ((data[at + 3] ?? 0) < faint) return 255;
  return Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
}

/** How dark the paper gets along the border, but for what runs over it. */
export function paperLevel(pixels: Pixels): number {
  const { width, height } = pixels;
  const levels: number[] = [];
  const look = (x: number, y: number): void => {
    const level = lightness(pixels, (y * width + x) * 4);
    if (level >= paperFrom) levels.push(level);
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) look(x, y);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) look(x, y);
  return levels.toSorted((one, two) => one - two)[Math.floor(levels.length * 0.02)] ?? 255;
}

/**
 * How much of the border is so. The lower edge counts half: cars stand close to it, and shadows run
 * over it.
 */
export function borderShare(pixels: Pixels, is: (pixels: Pixels, at: number) => boolean): number {
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
export function extentOf({ width, height }: Pixels, isThere: (at: number) => boolean): Area | null {
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
export function hasShadow({ data, width }: Pixels, subject: Area): boolean {
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

/** How much of the middle of an area is so, where a vehicle's body is and nothing behind it. */
export function shareWithin({ width }: Pixels, area: Area, is: (at: number) => boolean): number {
  let [yes, all] = [0, 0];
  const [left, right] = [area.x + area.width * 0.2, area.x + area.width * 0.8];
  const [top, bottom] = [area.y + area.height * 0.3, area.y + area.height * 0.7];
  for (let y = Math.ceil(top); y < bottom; y += 1) {
    for (let x = Math.ceil(left); x < right; x += 1) {
      all += 1;
      if (is((y * width + x) * 4)) yes += 1;
    }
  }
  return all === 0 ? 0 : yes / all;
}
