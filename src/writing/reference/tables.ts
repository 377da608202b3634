import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lazy } from '../../lib/lazy.ts';
import { compact } from '../research/reading/normalise.ts';
import modelsFile from './models.bin' with { type: 'file' };
import type { FiledYear } from './filed-year.ts';

/** Model → model year → what is filed of it. */
export type FiledModels = Readonly<Record<string, Readonly<Record<string, FiledYear>>>>;

type Index = {
  /** YYYY-MM. */
  vpicMonth: string;
  /** YYYY-MM-DD. */
  epaDay: string;
  /** Each make and where its models end. */
  makes: [make: string, end: number][];
};

const sizeLength = 4;
/** Unpacked ones that are kept: an article speaks of one or two. */
const maxMakes = 8;

/**
 * What makers filed with NHTSA of each model year sold in the United States, and what the EPA rated
 * of it up to 2015, as test/data-files/make-model-reference.ts reduces both. Read on first use.
 */
const opened = lazy(() => {
  const bytes = readFileSync(resolve(import.meta.dir, modelsFile));
  const start = sizeLength + bytes.readUInt32BE(0);
  const index = unpack(bytes.subarray(sizeLength, start)) as Index;
  return { bytes, start, index, unpacked: new Map<string, FiledModels>() };
});

export function referenceDays(): { vpicMonth: string; epaDay: string } {
  return opened().index;
}

export function referenceMakes(): string[] {
  return opened().index.makes.map(([make]) => make);
}

/** The models of a make; empty for one that is not in the table. */
export function modelsOfMake(make: string): FiledModels {
  const { bytes, start, index, unpacked } = opened();
  const place = index.makes.findIndex(([name]) => compact(name) === compact(make));
  const [name, end] = index.makes[place] ?? [];
  if (name === undefined || end === undefined) return {};
  const from = index.makes[place - 1]?.[1] ?? 0;
  const kept = unpacked.get(name);
  const models = kept ?? (unpack(bytes.subarray(start + from, start + end)) as FiledModels);
  if (!kept && unpacked.size >= maxMakes) unpacked.clear();
  unpacked.set(name, models);
  return models;
}

function unpack(bytes: Uint8Array): unknown {
  return JSON.parse(Buffer.from(Bun.zstdDecompressSync(bytes)).toString());
}
