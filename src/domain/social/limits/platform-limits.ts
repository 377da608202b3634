import type { Platform } from '../../../../schema/contracts/social.ts';

/** What a network takes; what is more it refuses. */
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
  /** Of each image. */
  imageBytes: number;
  imageTypes: readonly string[];
  /** In pixels; null where the network says nothing. */
  imageLeast: { width: number; height: number } | null;
  /** Width by height; null where every shape is taken. */
  imageRatio: { least: number; most: number } | null;
};

const mebibyte = 1024 * 1024;
/** More than the longest text has room for. */
const unlimited = 100_000;
const photos = ['image/jpeg', 'image/png'] as const;

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
    imageBytes: 5 * mebibyte,
    imageTypes: [...photos, 'image/webp'],
    imageLeast: null,
    imageRatio: null,
  },
  facebook: {
    name: 'Facebook',
    text: 63_206,
    hashtags: unlimited,
    mentions: unlimited,
    links: unlimited,
    images: { least: 0, most: 10 },
    imageBytes: 4 * mebibyte,
    imageTypes: photos,
    imageLeast: null,
    imageRatio: null,
  },
  instagram: {
    name: 'Instagram',
    text: 2_200,
    hashtags: 5,
    mentions: 20,
    links: unlimited,
    images: { least: 1, most: 10 },
    imageBytes: 8 * mebibyte,
    imageTypes: ['image/jpeg'],
    imageLeast: { width: 320, height: 320 },
    // 4:5 to 1.91:1, with what rounding to whole pixels may do.
    imageRatio: { least: 0.795, most: 1.92 },
  },
  linkedin: {
    name: 'LinkedIn',
    text: 3_000,
    hashtags: unlimited,
    mentions: unlimited,
    links: unlimited,
    images: { least: 0, most: 20 },
    imageBytes: 8 * mebibyte,
    imageTypes: photos,
    imageLeast: null,
    imageRatio: null,
  },
  google_business: {
    name: 'Google Business',
    text: 1_500,
    hashtags: unlimited,
    mentions: unlimited,
    links: unlimited,
    images: { least: 0, most: 1 },
    imageBytes: 5 * mebibyte,
    imageTypes: photos,
    imageLeast: { width: 400, height: 300 },
    imageRatio: null,
  },
};
