import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lazy } from '../../../../lib/lazy.ts';
import type { FactRow } from '../facts-store.ts';
import { usualSource } from '../usual-source.ts';
import factsFile from './epa.bin' with { type: 'file' };

type Index = {
  /** YYYY-MM-DD. */
  asOf: string;
  columns: string[];
  rows: number;
  firstYear: number;
  lastYear: number;
  /** Each make and where its rows end. */
  makes: [make: string, end: number][];
};

const sizeLength = 4;

/** The EPA's rows of older model years; test/data-files/make-epa-facts.ts makes the file. */
const opened = lazy(() => {
  const bytes = readFileSync(resolve(import.meta.dir, factsFile));
  const start = sizeLength + bytes.readUInt32BE(0);
  return { bytes, start, index: unpack(bytes.subarray(sizeLength, start)) as Index };
});

export function shippedFacts(): Pick<Index, 'asOf' | 'rows' | 'firstYear' | 'lastYear'> {
  return opened().index;
}

/** What the program carries with it of one make in one model year; read when it is asked for. */
export function shippedFactsOf(make: string, year: number): FactRow[] {
  const { bytes, start, index } = opened();
  if (year < index.firstYear || year > index.lastYear) return [];
  const place = index.makes.findIndex(([name]) => name === make);
  const from = index.makes[place - 1]?.[1] ?? 0;
  const end = index.makes[place]?.[1];
  if (end === undefined) return [];
  const rows = unpack(bytes.subarray(start + from, start + end)) as unknown[][];
  const at = index.columns.indexOf('year');
  return rows
    .filter((row) => row[at] === year)
    .map((row) => {
      const record = Object.fromEntries(index.columns.map((name, column) => [name, row[column]]));
      const id = `shipped ${String(record['sourceRow'])}`;
      return { ...record, id, source: usualSource } as FactRow;
    });
}

function unpack(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(Bun.zstdDecompressSync(bytes)).toString());
}
