import type { Platform } from '../../../../schema/contracts/social.ts';
import { invalid } from '../../../problem.ts';
import { textWithLink } from '../../../providers/networks/compose.ts';
import { linksIn } from '../../content-tools/text/links-in.ts';
import { weightedLength } from '../../content-tools/text/weighted-length.ts';
import type { LibraryPicture } from '../pictures.ts';
import { type PlatformLimits, platformLimits } from './platform-limits.ts';
import { hashtagsIn, mentionsIn } from './text-parts.ts';

export type Matter = {
  text: string;
  link: string | null;
  pictures: readonly LibraryPicture[];
};

export type Fault = { path: string; message: string };

/** Throws the 400 for the first thing that a platform would refuse; it names it and its limit. */
export function checkLimits(platforms: Iterable<Platform>, matter: Matter): void {
  for (const platform of platforms) {
    const [fault] = faultsOn(platform, matter);
    if (fault) throw invalid(fault.path, fault.message);
  }
}

/** All that the platform would refuse. */
export function faultsOn(platform: Platform, matter: Matter): Fault[] {
  const limits = platformLimits[platform];
  return [
    ...textFaults(platform, limits, matter),
    ...countFaults(platform, limits, matter),
    ...matter.pictures.flatMap((picture, index) => pictureFaults(limits, platform, picture, index)),
  ];
}

/** As readers get it there: only Instagram and Google keep the link out of the text. */
export function textOn(platform: Platform, { text, link }: Pick<Matter, 'text' | 'link'>): string {
  const isApart = platform === 'instagram' || platform === 'google_business';
  return isApart ? text : textWithLink({ text, link });
}

/** As the platform counts. */
export function lengthOn(platform: Platform, matter: Pick<Matter, 'text' | 'link'>): number {
  const text = textOn(platform, matter);
  return platform === 'x' ? weightedLength(text, linksIn(text)) : [...text].length;
}

function textFaults(platform: Platform, { text }: PlatformLimits, matter: Matter): Fault[] {
  const length = lengthOn(platform, matter);
  if (length <= text) return [];
  const how = platform === 'x' ? ' by weight, links as 23' : '';
  const message = `${platform} takes ${text} characters${how}; this has ${length}`;
  return [{ path: 'text', message }];
}

function countFaults(platform: Platform, limits: PlatformLimits, matter: Matter): Fault[] {
  const faults: Fault[] = [];
  const least = (path: string, what: string, count: number, limit: number) => {
    if (count < limit) faults.push({ path, message: `${platform} takes no post without ${what}` });
  };
  const most = (path: string, what: string, count: number, limit: number) => {
    const message = `${platform} takes at most ${limit} ${what}; this has ${count}`;
    if (count > limit) faults.push({ path, message });
  };
  const text = textOn(platform, matter);
  most('text', 'hashtags', hashtagsIn(text).length, limits.hashtags);
  most('text', 'mentions', mentionsIn(text).length, limits.mentions);
  most('text', 'links', linksIn(text).length, limits.links);
  least('image_ids', 'an image', matter.pictures.length, limits.images.least);
  const noun = limits.images.most === 1 ? 'image' : 'images';
  most('image_ids', noun, matter.pictures.length, limits.images.most);
  return faults;
}

/** Its format, its bytes and its shape are mended when it is sent; what is too small stays so. */
function pictureFaults(
  { imageLeast: least }: PlatformLimits,
  platform: Platform,
  { width, height }: LibraryPicture,
  index: number,
): Fault[] {
  if (!least || (width >= least.width && height >= least.height)) return [];
  const from = `${least.width} x ${least.height}`;
  const message = `${platform} takes images from ${from} pixels; this has ${width} x ${height}`;
  return [{ path: `image_ids.${index}`, message }];
}
