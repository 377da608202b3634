import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lazy } from '../../../lib/lazy.ts';
import fontsFile from './fonts.bin' with { type: 'file' };
import type { Face } from './scene.ts';

/** One subset of a face; its characters are inclusive ranges. */
export type Font = {
  face: Face;
  family: string;
  weight: number;
  characters: [first: number, last: number][];
  bytes: Uint8Array;
};

const sizeLength = 4;

/**
 * Inter and Barlow Condensed (SIL Open Font License 1.1), Latin with its extensions and Vietnamese,
 * as test/data-files/pack-card-fonts.ts packs them with their licences.
 */
export const fonts = lazy((): Font[] => {
  const bytes = readFileSync(resolve(import.meta.dir, fontsFile));
  const first = sizeLength + bytes.readUInt32BE(0);
  const index = JSON.parse(bytes.toString('utf8', sizeLength, first)) as {
    fonts: (Omit<Font, 'bytes'> & { start: number; length: number })[];
  };
  return index.fonts.map(({ start, length, ...font }) => ({
    ...font,
    bytes: bytes.subarray(first + start, first + start + length),
  }));
});

/** Family and weight of a face. */
export const faceStyle = lazy(() => {
  const styles = fonts().map(({ face, family, weight }) => [face, { family, weight }] as const);
  return Object.fromEntries(styles) as Record<Face, { family: string; weight: number }>;
});

/** The characters that every face has. */
export const printable = lazy((): ReadonlySet<number> => {
  const faces = Map.groupBy(fonts(), ({ face }) => face);
  const sets = [...faces.values()].map((subsets) => {
    return new Set(subsets.flatMap(({ characters }) => characters.flatMap(eachOf)));
  });
  return sets.reduce((all, one) => all.intersection(one));
});

function eachOf([first, last]: [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
