import { type Platform, platforms } from '../../../schema/contracts/social.ts';
import type { Context } from '../../context.ts';
import { suits } from '../../media/pictures/fit-picture.ts';
import { networks } from '../content-tools/tools/social-snippets/networks.ts';
import { checkPost } from './compliance.ts';
import { faultsOn, lengthOn, type Matter, textOn } from './limits/check-limits.ts';
import { platformLimits } from './limits/platform-limits.ts';
import { hashtagsIn } from './limits/text-parts.ts';

export type Preview = {
  platform: Platform;
  text: string;
  /** Before "more". */
  shown: string;
  length: number;
  limit: number;
  /** Behind the button, where links are no part of the text. */
  button: string | null;
  /** What the platform would refuse. */
  faults: string[];
  /** What it takes and what does less well there. */
  hints: string[];
};

/** How a post would look and what would be wrong with it, without an account. */
export async function previewPost(
  ctx: Pick<Context, 'reader' | 'clock'>,
  siteId: string,
  matter: Matter,
  wanted: readonly Platform[] = platforms,
): Promise<{ previews: Preview[]; errors: string[]; warnings: string[] }> {
  const checked = await checkPost(ctx, siteId, textOn('x', matter));
  return { previews: wanted.map((platform) => previewOn(platform, matter)), ...checked };
}

function previewOn(platform: Platform, matter: Matter): Preview {
  const text = textOn(platform, matter);
  const network = networks.find(({ name }) => name === platform);
  const characters = [...text.replaceAll(/\s+/g, ' ')];
  const fold = network?.fold ?? characters.length;
  const isCut = characters.length > fold;
  return {
    platform,
    text,
    shown: isCut ? `${characters.slice(0, fold).join('').trimEnd()}…` : characters.join(''),
    length: lengthOn(platform, matter),
    limit: platformLimits[platform].text,
    button: platform === 'google_business' ? matter.link : null,
    faults: faultsOn(platform, matter).map(({ message }) => message),
    hints: hintsOn(platform, matter, text),
  };
}

const phone = /(?:\+?\d[\s().-]*){10,}/;

function hintsOn(platform: Platform, { link, pictures }: Matter, text: string): string[] {
  const network = networks.find(({ name }) => name === platform);
  if (!network) return [];
  const tags = hashtagsIn(text).length;
  const hints: string[] = [];
  if (tags > network.hashtags.most) {
    hints.push(`${network.hashtags.most} hashtags are the most that do well here`);
  }
  if (platform === 'instagram' && link !== null) hints.push('the link is left out here');
  if (!network.takesPhone && phone.test(text)) {
    hints.push('posts with a telephone number are often rejected here');
  }
  if (lengthOn(platform, { text, link: null }) > network.to) {
    hints.push(`up to ${network.to} characters are read best here`);
  }
  for (const [index, picture] of pictures.entries()) {
    if (suits(picture, platformLimits[platform].image)) continue;
    hints.push(`image ${index + 1} is made to fit: a JPEG, on white where its shape is not taken`);
  }
  return hints;
}
