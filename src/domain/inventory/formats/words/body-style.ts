import type { BodyStyle } from '../../../../../schema/records/vehicle.ts';

/**
 * Words of Google's vehicle ads list, Meta's enumeration, North American trade practice (English
 * and French) and the commonest Scandinavian and German ones. Tried in this order: "Minivan"
 * before "van", "Sport Utility Truck" before "sport utility", "Halvkombi" (hatchback) before
 * "Kombi" (wagon). A bare "Cab" may be a Cabriolet or a chassis cab, so it means neither.
 */
const patterns: readonly (readonly [RegExp, BodyStyle])[] = [
  [/mini-?\s?van|familjebuss|minibuss|fourgonnette familiale|\bmini-?fourgonnette/i, 'minivan'],
  [/pick-?\s?up|\bp\/u\b|\bcamionnette\b|utility truck|\bsut\b/i, 'truck'],
  [
    /\b(?:crew|quad|double|extended|ext|regular|reg|access|super|king|mega)\s?-?(?:cab|crew)\b/i,
    'truck',
  ],
  [/\b(?:standard|std|single|club|day|sleeper)\s?-?cab\b/i, 'truck'],
  [/\b(?:crew ?max|super ?crew|super ?cab|chassis|cut-?away|stake ?bed)\b/i, 'truck'],
  [/\bcab\s?(?:&|and|-)?\s?chassis\b|\b(?:box|dump|flat ?bed|work|light)? ?truck\b/i, 'truck'],
  [/\b(?:ute|flak)\b|\bcamion\b/i, 'truck'],
  [/\bcargo(?!\s*(?:cover|net|tray|mat|pack|pkg|organi|area|liner|blocks?))\b/i, 'van'],
  [/full[\s_]size[\s_]van|\bvan\b|transportbil|skåpbil|\bfourgon(?:nette)?\b/i, 'van'],
  [/cross-?over|\bcuv\b|multisegment/i, 'crossover'],
  [/\b(?:suv|vus|sav)\b|sports?[\s_-]?util|sports? activity|terräng|geländewagen/i, 'suv'],
  [/\bmpv\b/i, 'minivan'],
  [
    /halvkombi|hatch-?\s?back|\bhatch\b|\bhb\b|notchback|city[\s_]?car|small[\s_]?car|lift-?back/i,
    'hatchback',
  ],
  [/\bsportback\b|à hayon|\b[35]\s?-?d(?:oo)?r car\b/i, 'hatchback'],
  [/station|wagon\b|\bwgn\b|\bkombi\b|estate|avant|variant|shooting brake|familiale/i, 'wagon'],
  [
    /convertible|cabrio|roadster|spyder|spider|soft-?top|décapotable|\b(?:conv|cnv)\b/i,
    'convertible',
  ],
  [/\b2\s?-?d(?:oo)?r\.? cab\b/i, 'convertible'],
  [/\bgran coup[eé]\b|\b4\s?-?d(?:oo)?r\.? coup[eé]\b/i, 'sedan'],
  [/coup[eé]|\bcpe\b|sportkupé|fastback|\b2\s?-?d(?:oo)?r\.? car\b/i, 'coupe'],
  [/sedan|saloon|limousine|berline|\bsdn\b|\b4\s?-?d(?:oo)?r\.? car\b/i, 'sedan'],
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
  const count = /\b([2-6])[\s-]?(?:doors?|dr\b|d\b|dörr|portes?\b)/i.exec(text)?.[1];
  return count === undefined ? null : Number(count);
}
