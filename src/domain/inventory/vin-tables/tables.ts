import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lazy } from '../../../lib/lazy.ts';
import tablesFile from './vpic.bin' with { type: 'file' };

/** Characters that a VIN must have in its places, and what is true of it then. */
export type PatternRow = readonly [keys: string, values: Readonly<Record<string, string>>];

type SchemaYears = [first: number, last: number, chunk: number, place: number];

type Index = {
  source: string;
  /** YYYY-MM-DD of the newest change in the tables. */
  asOf: string;
  elements: string[];
  makes: Record<string, string[]>;
  wmis: Record<string, [make: string | null, ...years: SchemaYears[]]>;
  /** Where each chunk ends. */
  chunks: number[];
};

/** Unpacked ones that are kept: a file of one make needs two or three, an auction's list thirty. */
const maxChunks = 24;

const sizeLength = 4;

/**
 * NHTSA's vPIC tables of cars, trucks and vans as test/data-files/make-vin-tables.ts reduces them:
 * an index, and the patterns in chunks that are unpacked when a VIN needs them. Nothing is read
 * before the first VIN. Bundled into one script, the name of the file is relative to that script.
 */
const opened = lazy(() => {
  const bytes = readFileSync(resolve(import.meta.dir, tablesFile));
  const start = sizeLength + bytes.readUInt32BE(0);
  const index = unpack(bytes.subarray(sizeLength, start)) as Index;
  return { bytes, start, index, unpacked: new Map<number, PatternRow[][]>() };
});

export function vinTables(): Pick<Index, 'source' | 'asOf' | 'makes' | 'elements'> {
  return opened().index;
}

/** The patterns of each schema that a manufacturer had filed for a model year. */
export function schemasOf(wmi: string, year: number): (readonly PatternRow[])[] {
  const [, ...schemas] = opened().index.wmis[wmi] ?? [];
  return schemas.flatMap((schema) => {
    if (typeof schema === 'string' || schema === null) return [];
    const [first, last, chunk, place] = schema;
    if (year < first || (last !== 0 && year > last)) return [];
    const rows = chunkAt(chunk)[place];
    return rows ? [rows] : [];
  });
}

function chunkAt(place: number): PatternRow[][] {
  const { bytes, start, index, unpacked } = opened();
  const kept = unpacked.get(place);
  // Taken out and put in again, so that the first of the map is the one longest not asked for.
  unpacked.delete(place);
  const from = start + (index.chunks[place - 1] ?? 0);
  const end = start + (index.chunks[place] ?? 0);
  const chunk = kept ?? (unpack(bytes.subarray(from, end)) as PatternRow[][]);
  unpacked.set(place, chunk);
  const [oldest] = unpacked.keys();
  if (unpacked.size > maxChunks && oldest !== undefined) unpacked.delete(oldest);
  return chunk;
}

function unpack(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(Bun.zstdDecompressSync(bytes)).toString());
}
