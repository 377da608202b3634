import type { BodyStyle, Drivetrain, FuelType } from '../../../../schema/records/vehicle.ts';
import { readDrivetrain } from '../formats/words/drivetrain.ts';

/** What a model name says, taken apart: driven wheels, body and fuel are no part of the name. */
export type NameWords = {
  /** "silverado 1500", "crv", "range rover sport": the name's own words, folded. */
  words: string[];
  body: BodyStyle[] | null;
  drive: Drivetrain | null;
  fuel: FuelType | null;
};

const driveWords = new Set(
  'awd fwd rwd 4wd 2wd 4x4 4x2 xdrive sdrive 4matic quattro 4motion all4 sh'.split(' '),
);
/** Words that tell no two cars of the same name apart, on the lot or in the tables. */
const emptyWords = new Set(
  (
    'pickup truck ffv cab crew double access regular extended supercrew supercab quad king mega ' +
    'crewmax hardtop sedan miata and new all'
  ).split(' '),
);

const bodies: Readonly<Record<string, BodyStyle[]>> = {
  sedan: ['sedan'],
  '4door': ['sedan', 'suv', 'crossover', 'truck'],
  '4dr': ['sedan', 'suv', 'crossover', 'truck'],
  sdn: ['sedan'],
  coupe: ['coupe'],
  cpe: ['coupe'],
  koup: ['coupe'],
  convertible: ['convertible'],
  cabriolet: ['convertible'],
  roadster: ['convertible'],
  spyder: ['convertible'],
  spider: ['convertible'],
  hatchback: ['hatchback'],
  '5door': ['hatchback'],
  '5dr': ['hatchback'],
  sportback: ['hatchback'],
  wagon: ['wagon', 'suv', 'crossover', 'van', 'minivan'],
  avant: ['wagon'],
  sportwagen: ['wagon'],
};

const fuels: readonly (readonly [RegExp, FuelType])[] = [
  [/\bplug ?in( hybrid)?\b|\b(energi|phev)\b/g, 'plug_in_hybrid'],
  [/\b(hybrid|hev)\b/g, 'hybrid'],
  [/\b(bev|ev|electric)\b/g, 'electric'],
  [/\b(diesel|bluetec|tdi|ecodiesel|duramax)\b/g, 'diesel'],
  [/\b(natural gas|cng)\b/g, 'natural_gas'],
  [/\b(propane|lpg)\b/g, 'propane'],
];

/** GM's half-ton trucks by their chassis codes: C is rear-wheel drive, K four-wheel drive. */
const halfTon = /\b(?:[ck](?:10|15|1500)|15)\b/g;
/** Of these there is a half-ton alone, or its number is not part of the name. */
const withoutTon = /\b(tahoe|yukon|suburban|avalanche)\b/;

/** Takes a model's name apart, as a store or as a fact table spells it. */
export function nameWords(name: string): NameWords {
  let text = fold(name);
  let fuel: FuelType | null = null;
  for (const [pattern, kind] of fuels) {
    const without = text.replaceAll(pattern, ' ');
    if (without !== text) fuel ??= kind;
    text = without;
  }
  const all = text.split(' ').filter((word) => word !== '');
  const body = all.map((word) => bodies[word]).find((found) => found !== undefined) ?? null;
  const words = all.filter(
    (word) => !driveWords.has(word) && !emptyWords.has(word) && bodies[word] === undefined,
  );
  return { words, body, drive: readDrivetrain(name), fuel };
}

/**
 * As `nameWords`, of a name in a fact table: heavier trucks than half-tons are not rated, so that
 * a "Silverado 4WD" there is the 1500, which it need not be on the lot.
 */
export function listedName(name: string): NameWords {
  const found = nameWords(name);
  const [first = '', ...more] = found.words;
  const isRated = /^(silverado|sierra)$/.test(first) && found.fuel !== 'electric';
  if (!isRated || more.some((word) => /^\d{4}/.test(word))) return found;
  return { ...found, words: [first, '1500', ...more] };
}

/**
 * "F-150" and "F150", "CX-5" and "CX5" are one; so are "Mazda3" and "3". A stroke stays: "xle/se"
 * means either.
 */
function fold(name: string): string {
  const text = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')

    .replaceAll(/(?<=\w)[-.](?=\w)/g, '')
    .replaceAll(/[^a-z\d/]+|\/(?=\W|$)/g, ' ')
    .replaceAll(/\bmazda(?=\d)/g, '')
    .replaceAll(/\b[sx]drive ?(?=\d|m\b)/g, '')
    .replaceAll(/\b\d{2,3} kwhr battery pack\b/g, ' ')
    .replaceAll(/\bjohn cooper works\b/g, 'jcw')
    .replaceAll(/\bsrt8\b/g, 'srt')
    .replaceAll(/\bvseries\b/g, 'v')
    .replaceAll(/\b([a-z\d]{1,3}) (class|series)\b/g, '$1$2')
    .replaceAll(/\b([2-5]) (door|dr)\b/g, '$1$2')
    .replaceAll(halfTon, '1500')
    .trim();
  return withoutTon.test(text) ? text.replaceAll(/ ?\b1500\b/g, '') : text;
}
