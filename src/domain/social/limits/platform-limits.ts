import type { PictureNeeds } from '../../../media/pictures/fit-picture.ts';
import type { Platform } from '../../../../schema/contracts/social.ts';

/** What a network takes; what is more it refuses, but for images. */
export type PlatformLimits = {
  /** As people write it. */
  name: string;
  /** Characters; on X by weight. */
  text: number;
  hashtags: number;
  mentions: number;
  /** Addresses in the text and beside it. */
  links: number;
  images: { least: number; most: number };
  /** Of each image; another one is made to fit when it is sent. */
  image: PictureNeeds;
  /** In pixels; null where the network says nothing. No image is blown up. */
  imageLeast: { width: number; height: number } | null;
};

const mebibyte = 1024 * 1024;
/** More than the longest text has room for. */
const unlimited = 100_000;
const photos = ['image/jpeg', 'image/png'] as const;
const anyShape = { longestSide: null, ratio: null };

/**
 * The networks' own pages on posts, as of 2026: X "Counting characters" and "Media best practices",
 * Graph API "Page/feed", "IG User/media" (five hashtags since December 2025), LinkedIn "Posts API"
 * and "Images API", Google Business "Local posts".
 */
export const platformLimits: Readonly<Record<Platform, PlatformLimits>> = {
  x: {
    name: 'X',
    text: 280,
    hashtags: unlimited,
    mentions: unlimited,
    links: unlimited,
    images: { least: 0, most: 4 },
    image: { types: [...photos, 'image/webp'], bytes: 5 * mebibyte, ...anyShape },
    imageLeast: null,
  },
  facebook: {
    name: 'Facebook',
    text: 63_206,
    hashtags: unlimited,
    mentions: unlimited,
    links: unlimited,
    images: { least: 0, most: 10 },
    image: { types: photos, bytes: 4 * mebibyte, ...anyShape },
    imageLeast: null,
  },
  instagram: {
    name: 'Instagram',
    text: 2_200,
    hashtags: 5,
    mentions: 20,
    links: unlimited,
    images: { least: 1, most: 10 },
    image: {
      types: ['image/jpeg'],
      bytes: 8 * mebibyte,
      longestSide: 1_800,
      // 4:5 to 1.91:1, which 1200 by 628 pixels count as.
      ratio: { least: 0.8, most: 1.9112 },
    },
    imageLeast: { width: 320, height: 320 },
  },
  linkedin: {
    name: 'LinkedIn',
    text: 3_000,
    hashtags: unlimited,
    mentions: unlimited,
    links: unlimited,
    images: { least: 0, most: 20 },
    image: { types: photos, bytes: 8 * mebibyte, ...anyShape },
    imageLeast: null,
  },
  google_business: {
    name: 'Google Business',
    text: 1_500,
    hashtags: unlimited,
    mentions: unlimited,
    links: unlimited,
    images: { least: 0, most: 1 },
    image: { types: photos, bytes: 5 * mebibyte, ...anyShape },
    imageLeast: { width: 400, height: 300 },
  },
};
