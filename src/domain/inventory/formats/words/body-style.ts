import type { BodyStyle } from '../../../../../schema/records/vehicle.ts';

/**
 * Words of Google's vehicle ads list, Meta's enumeration, North American trade practice and the
 * commonest Scandinavian and German ones. Tried in this order: "Crew Cab Pickup" before "cab",
 * "Minivan" before "van", "Halvkombi" (hatchback) before "Kombi" (wagon).
 */
const patterns: readonly (readonly [RegExp, BodyStyle])[] = [
  [/mini-?\s?van|familjebuss|minibuss|\bmpv\b/i, 'minivan'],
  [
    /pick-?\s?up|\b(crew|quad|double|extended|regular|access|super|king|mega)\s?-?(cab|crew)\b/i,
    'truck',
  ],
  [/\b(crewmax|supercrew|supercab|chassis cab|cab & chassis|truck|ute|flak)\b/i, 'truck'],
  [/cargo|passenger van|full[\s_]size[\s_]van|\bvan\b|transportbil|skåpbil|wagon van/i, 'van'],
  [/cross-?over|\bcuv\b/i, 'crossover'],
  [/\bsuv\b|sport[\s_-]?utility|sports? activity|terräng|geländewagen/i, 'suv'],
  [
    /halvkombi|hatch-?\s?back|\bhatch\b|notchback|city[\s_]?car|small[\s_]?car|liftback/i,
    'hatchback',
  ],
  [/station|\bwagon\b|\bkombi\b|estate|avant|variant|touring wagon/i, 'wagon'],
  [/convertible|cabrio|roadster|spyder|spider|\bcab\b|soft-?top/i, 'convertible'],
  [/coup[eé]|sportkupé|fastback/i, 'coupe'],
  [/sedan|saloon|limousine|\b4dr car\b/i, 'sedan'],
  [/motor-?home|trailer|camper|boat|motorcycle|atv|utv|powersport|\brv\b/i, 'other'],
  [/^other$/i, 'other'],
];

/** The body class that a feed's wording means, or null where it means none. */
export function readBodyStyle(text: string): BodyStyle | null {
  const words = text.replaceAll('_', ' ');
  return patterns.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Doors named in a body description: "4 Door Sedan", "5-dörrar", "4dr". */
export function doorsIn(text: string): number | null {
  const count = /\b([2-6])[\s-]?(?:doors?|dr\b|d\b|dörr)/i.exec(text)?.[1];
  return count === undefined ? null : Number(count);
}
