import type { LookedAt } from '../photo/look-at-photo.ts';
import type { StoreWords } from './card-words.ts';
import type { Frame } from './frame.ts';
import type { Sheet } from './sheet.ts';
import type { Theme } from './theme.ts';

/** What every part of a card is built with. */
export type Design = {
  frame: Frame;
  theme: Theme;
  store: StoreWords;
  logo: LookedAt | null;
  sheet: Sheet;
};
