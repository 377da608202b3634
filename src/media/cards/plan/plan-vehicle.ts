import type { CardRequest, CardSources, CardVehicle } from '../card-request.ts';
import type { Ask } from './ask.ts';
import { type CardLocale, tagOf } from './card-language.ts';
import { chooseVehicle } from './choose-vehicle.ts';
import type { Plan, Refused } from './plan.ts';
import type { VehicleAsk } from './read-vehicle.ts';
import { carName } from './stock-answers.ts';
import { vehicleAltText } from './alt-text.ts';
import { vehicleWords } from './vehicle-words.ts';

/** A card of the vehicle that the prompt means. */
export async function planVehicle(
  request: CardRequest,
  ask: Ask,
  named: VehicleAsk,
  locale: CardLocale,
  sources: CardSources,
): Promise<Plan | Refused> {
  const choice = await chooseVehicle(ask, named, sources);
  if ('reason' in choice) return choice;
  const { vehicle } = choice;
  if (vehicle.priceCents === null && ask.wants.price) {
    return {
      reason:
        `The ${carName(vehicle)} is in stock without a price. Ask for a “vehicle card” of it, ` +
        'which goes without.',
    };
  }
  const own = vehicle.priceCents === null ? [] : await sources.disclaimers();
  const card = { vehicle, isDrop: ask.wants.priceDrop, own };
  const words = vehicleWords(card, request, locale);
  if (words.name === '')
    return { reason: 'The stock names neither make nor model of the vehicle.' };
  const english = { language: 'en', tag: tagOf(locale.tag.replace(/^../, 'en')) } as const;
  return {
    words,
    checked: vehicleWords(card, request, english),
    locale,
    languageTag: locale.tag,
    photoHashes: ask.wants.noPhoto ? [] : await photosOf(vehicle, sources),
    altText: vehicleAltText(vehicle, words, request.store, locale),
  };
}

/** A photo that is not in the library yet is fetched for the one vehicle that is asked for. */
async function photosOf(
  { id, vin, stockNumber, images, photoHashes }: CardVehicle,
  sources: CardSources,
): Promise<readonly string[]> {
  if (photoHashes.length > 0 || images.length === 0) return photoHashes;
  if (vin === null && stockNumber === null) return [];
  const question = vin === null ? { stockNumber: stockNumber ?? '' } : { vin };
  const [again] = await sources.stock({ ...question, limit: 1 });
  return again?.id === id ? again.photoHashes : [];
}
