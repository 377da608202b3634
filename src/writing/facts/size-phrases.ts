import type { Size } from './size-of.ts';

/** Words for sizes, and what has them: a van is small in none. */
const words: readonly (readonly [words: string, size: Size])[] = [
  ['small|smaller|(?:sub)?-?compact|mini', 'small'],
  ['mid[ -]?size(?:d)?|medium', 'midsize'],
  ['full[ -]?size(?:d)?|large|big', 'full-size'],
];
const sized = 'suvs?|crossovers?|trucks?|pick-?ups?|sedans?';

export const sizePhrases = words.map(([own, size]) => ({
  pattern: `(?:${own})(?= (?:[\\p{L}-]+ ){0,2}?(?:${sized}))`,
  size,
}));
