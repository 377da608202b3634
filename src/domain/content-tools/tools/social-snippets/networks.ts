import type { ComponentType } from '../../../../../schema/contracts/content.ts';

export const networkNames = ['x', 'facebook', 'instagram', 'linkedin', 'google_business'] as const;
export type NetworkName = (typeof networkNames)[number];

/** What a network takes, and what does well on it for a store. Lengths in characters. */
export type Network = {
  name: NetworkName;
  type: ComponentType;
  /** Longer posts are refused; on X counted by weight. */
  most: number;
  /** Where posts of stores are read best. */
  from: number;
  to: number;
  /** Shown before "more". */
  fold: number;
  hashtags: { least: number; most: number };
  /** In the text, only behind a button, or nowhere. */
  link: 'text' | 'button' | 'none';
  imageRatio: string;
  needsImage: boolean;
  /** Posts with a phone number are often refused there: a button calls. */
  takesPhone: boolean;
};

/** The networks' own pages on posts, as of 2026; Instagram lowered its 30 hashtags to 5. */
export const networks: readonly Network[] = [
  {
    name: 'facebook',
    type: 'facebookSnip',
    most: 63_206,
    from: 40,
    to: 250,
    fold: 125,
    hashtags: { least: 0, most: 2 },
    link: 'text',
    imageRatio: '1.91:1',
    needsImage: false,
    takesPhone: true,
  },
  {
    name: 'x',
    type: 'twitterSnip',
    most: 280,
    from: 70,
    to: 200,
    fold: 280,
    hashtags: { least: 1, most: 2 },
    link: 'text',
    imageRatio: '16:9',
    needsImage: false,
    takesPhone: true,
  },
  {
    name: 'instagram',
    type: 'instagramSnip',
    most: 2200,
    from: 125,
    to: 480,
    fold: 125,
    hashtags: { least: 3, most: 5 },
    link: 'none',
    imageRatio: '4:5',
    needsImage: true,
    takesPhone: true,
  },
  {
    name: 'linkedin',
    type: 'linkedinSnip',
    most: 3000,
    from: 150,
    to: 600,
    fold: 210,
    hashtags: { least: 3, most: 5 },
    link: 'text',
    imageRatio: '1.91:1',
    needsImage: false,
    takesPhone: true,
  },
  {
    name: 'google_business',
    type: 'googleBusinessSnip',
    most: 1500,
    from: 150,
    to: 300,
    fold: 100,
    hashtags: { least: 0, most: 0 },
    link: 'button',
    imageRatio: '4:3',
    needsImage: false,
    takesPhone: false,
  },
];
