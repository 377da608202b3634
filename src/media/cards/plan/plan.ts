import type { CardWords } from '../layout/card-words.ts';
import type { CardLocale } from './card-language.ts';

/** A card that can be drawn, but for its photo. */
export type Plan = {
  words: CardWords;
  /** The same in English, where the rules of advertising can read it. */
  checked: CardWords;
  locale: CardLocale;
  /** Of the language that the largest words are in. */
  languageTag: string;
  /** Of the library, the first that can be used. */
  photoHashes: readonly string[];
  altText: string;
};

export type Refused = { reason: string };

export function isRefused(answer: Plan | Refused): answer is Refused {
  return 'reason' in answer;
}
