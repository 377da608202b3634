import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lazy } from '../../../lib/lazy.ts';
import placesFile from './places.bin' with { type: 'file' };
import { postalCodeIn } from './postal-code.ts';

/** Degrees, to a thousandth. */
export type Position = { latitude: number; longitude: number };
export type Place = Position & { city: string; state: string };

type Packed = {
  /** Sorted, with blanks between. */
  codes: string;
  /** Thousandths of a degree. */
  latitudes: number[];
  longitudes: number[];
  /** Indexes of `names`. */
  cities: number[];
  /** "City|State". */
  names: string[];
};

/**
 * Centroids of ZIP codes and of the first three characters of Canadian postal codes, from the
 * package `zipcodes`; test/data-files/make-places.ts makes the file. Read when first asked for.
 */
const opened = lazy(() => {
  const bytes = readFileSync(resolve(import.meta.dir, placesFile));
  const packed = JSON.parse(Buffer.from(Bun.zstdDecompressSync(bytes)).toString()) as Packed;
  const byCode = new Map(packed.codes.split(' ').map((code, index) => [code, index]));
  return { packed, byCode };
});

/** Where a postal code lies, in whatever form it is written; null where that is not known. */
export function placeOfPostalCode(text: string): Place | null {
  const code = postalCodeIn(text);
  const { packed, byCode } = opened();
  const index = code === null ? undefined : byCode.get(code);
  if (index === undefined) return null;
  const [city = '', state = ''] = packed.names[packed.cities[index] ?? -1]?.split('|') ?? [];
  return { ...positionAt(packed, index), city, state };
}

/** The middle of a city's codes; null for one that has none under this name. */
export function placeOfCity(city: string, state: string): Position | null {
  return byCity().get(cityKey(city, state)) ?? null;
}

const byCity = lazy(() => {
  const { packed } = opened();
  const sums = new Map<string, { latitude: number; longitude: number; codes: number }>();
  packed.cities.forEach((name, index) => {
    const [city = '', state = ''] = packed.names[name]?.split('|') ?? [];
    const key = cityKey(city, state);
    const sum = sums.get(key) ?? { latitude: 0, longitude: 0, codes: 0 };
    const { latitude, longitude } = positionAt(packed, index);
    sum.latitude += latitude;
    sum.longitude += longitude;
    sum.codes += 1;
    sums.set(key, sum);
  });
  const middles = [...sums].map(([key, { latitude, longitude, codes }]): [string, Position] => {
    return [key, { latitude: latitude / codes, longitude: longitude / codes }];
  });
  return new Map(middles);
});

function positionAt({ latitudes, longitudes }: Packed, index: number): Position {
  return {
    latitude: (latitudes[index] ?? 0) / 1000,
    longitude: (longitudes[index] ?? 0) / 1000,
  };
}

/** "St. Paul" and "Saint Paul" are one. */
function cityKey(city: string, state: string): string {
  const plain = city.normalize('NFKD').toLowerCase();
  const whole = plain.replaceAll(/\bst\.?\s/g, 'saint ').replaceAll(/\b(?:ft|mt)\.?\s/g, longName);
  return `${whole.replaceAll(/[^a-z]/g, '')}|${state.toUpperCase()}`;
}

function longName(short: string): string {
  return short.startsWith('f') ? 'fort ' : 'mount ';
}
