import type { Scene } from '../draw/scene.ts';
import type { LookedAt } from '../photo/look-at-photo.ts';
import { addArticle } from './article.ts';
import type { CardWords, StoreWords } from './card-words.ts';
import { addEvent } from './event.ts';
import { frameOf } from './frame.ts';
import { addReview } from './review.ts';
import { Sheet } from './sheet.ts';
import { themeOf } from './theme.ts';
import { addVehicle } from './vehicle.ts';

export type CardDesign = {
  size: { width: number; height: number };
  language: string;
  color: string | null;
  store: StoreWords;
  words: CardWords;
  logo: LookedAt | null;
  photo: LookedAt | null;
};

/** A card with everything in its place. */
export async function layOut(card: CardDesign): Promise<Scene> {
  const { size, language, store, words, logo, photo } = card;
  const theme = themeOf(card.color);
  const sheet = new Sheet();
  const design = { frame: frameOf(size), theme, store, logo, sheet };
  if (words.kind === 'vehicle') await addVehicle(design, words, photo);
  else if (words.kind === 'article') await addArticle(design, words);
  else if (words.kind === 'event') await addEvent(design, words);
  else await addReview(design, words);
  const isLight = words.kind === 'vehicle' || words.kind === 'review';
  const background = isLight ? theme.stage : theme.night;
  return { ...size, language, background, items: sheet.items, pictures: sheet.pictures };
}
