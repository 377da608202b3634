#!/usr/bin/env bun
/**
 * Makes src/domain/market/places/places.bin of the package `zipcodes`:
 *
 *     bun test/data-files/make-places.ts
 *
 * ZIP codes of the United States, and the first three characters of Canadian postal codes, each
 * with its centroid in thousandths of a degree and its city. Codes without a place (those of the
 * armed forces) are left out. The same package gives the same file.
 */
import { createRequire } from 'node:module';
import { provinceOfPostalCode } from '../../src/domain/market/places/postal-code.ts';

type Entry = { zip: string; latitude: number; longitude: number; city: string; state: string };

const load = createRequire(import.meta.url);
const target = new URL('../../src/domain/market/places/places.bin', import.meta.url);
const united = Object.values(load('zipcodes/lib/codes.js').codes as Record<string, Entry>);
const canada = Object.values(load('zipcodes/lib/codesCanada.js').codes as Record<string, Entry>);
const rows = [
  ...united.filter((entry) => /^\d{5}$/.test(entry.zip)),
  ...canada.flatMap((entry) => {
    const state = provinceOfPostalCode(entry.zip);
    if (state === null) return [];
    // "Calgary (city Centre / Calgary Tower)": what stands before is the city.
    return [{ ...entry, state, city: entry.city.split(' (')[0] ?? '' }];
  }),
]
  .filter(({ latitude, longitude }) => isPlace(latitude, longitude))
  .sort((one, two) => (one.zip < two.zip ? -1 : 1));

const names = [...new Set(rows.map(({ city, state }) => `${city}|${state}`))].sort();
const placeOf = new Map(names.map((name, index) => [name, index]));
const thousandths = (degrees: number) => Math.round(degrees * 1000);
const packed = Bun.zstdCompressSync(
  Buffer.from(
    JSON.stringify({
      codes: rows.map(({ zip }) => zip).join(' '),
      latitudes: rows.map(({ latitude }) => thousandths(latitude)),
      longitudes: rows.map(({ longitude }) => thousandths(longitude)),
      cities: rows.map(({ city, state }) => placeOf.get(`${city}|${state}`)),
      names,
    }),
  ),
  { level: 19 },
);
await Bun.write(target, packed);
console.log(`${target.pathname}: ${packed.length} bytes, ${rows.length} codes`);

function isPlace(latitude: number, longitude: number): boolean {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return false;
  return (latitude !== 0 || longitude !== 0) && Math.abs(latitude) <= 90;
}
