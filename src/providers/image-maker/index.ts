import { makeCall } from '../call.ts';
import { cardMaker } from './cards.ts';
import { pictureModel, type PictureModelParts } from './openai-compatible.ts';
import type { ImageMakers } from './port.ts';
import type { ImageProviderSettings } from './settings.ts';

/** Who makes pictures: a model where one is set, beside the cards, which need none. */
export function imageMakersFrom(
  settings: ImageProviderSettings | null,
  { clock, random }: Pick<PictureModelParts, 'clock' | 'random'>,
): ImageMakers {
  const cards = cardMaker();
  if (!settings) return { imageMaker: cards, cardMaker: cards };
  // The operator has set this address, so that it may be on this machine; no other may.
  const call = makeCall({ allowHosts: [new URL(settings.baseUrl).host], clock });
  return { imageMaker: pictureModel(settings, { clock, random, call }), cardMaker: cards };
}
