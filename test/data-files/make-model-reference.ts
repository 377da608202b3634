#!/usr/bin/env bun
/**
 * Makes src/writing/reference/models.bin: what makers filed of each model year sold in the United
 * States, and what the EPA rated of it. README.md here says how the samples are made.
 *
 *     bun test/data-files/make-model-reference.ts samples.jsonl schemas.json 2026-10
 *
 * The month is that of the vPIC tables. The same samples give the same file.
 */
import { shippedFacts } from '../../src/domain/inventory/facts/shipped/shipped-facts.ts';
import { makes } from '../../src/writing/research/lexicon/makes.ts';
import { economyOf } from './model-reference/economy.ts';
import { namesOf } from './model-reference/names.ts';
import {
  element,
  isSold,
  varietyIn,
  type Sample,
  type SchemaYears,
  textOf,
} from './model-reference/samples.ts';
import { withoutStrayYears } from './model-reference/sound-lists.ts';
import { type Summary, summariseYear } from './model-reference/summarise.ts';
import { knownTrims } from './model-reference/trims.ts';

const target = new URL('../../src/writing/reference/models.bin', import.meta.url).pathname;
const [samplesFile, schemasFile, month] = process.argv.slice(2);
if (!samplesFile || !schemasFile || !month) throw new Error('usage: see the top of this file');

const samples = (await Bun.file(samplesFile).text())
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Sample);
const years = schemaYears((await Bun.file(schemasFile).json()) as Schema[]);
const variety = varietyIn(samples);
const known = knownTrims(samples);

type Schema = { id: number; f: number; t: number };

/** A schema that is newer than the list begins with the first year that is seen of it. */
function schemaYears(listed: readonly Schema[]): SchemaYears {
  const found = new Map(listed.map(({ id, f, t }) => [id, [f, t] as [number, number]]));
  const first = new Map<number, number>();
  for (const sample of samples) {
    const id = sample[element.model]?.[3];
    if (typeof id !== 'number' || found.has(id)) continue;
    first.set(id, Math.min(first.get(id) ?? sample.y, sample.y));
  }
  for (const [id, year] of first) found.set(id, [year, 0]);
  return found;
}

/** Filed with its base model: before hybrids, a second fuel was filed by mistake. */
const versionWord = / (?:Hybrid|Plug-in Hybrid|Prime|PHEV|4xe|EV|Electric|Lightning)$/;

type Year = Summary & { epa?: ReturnType<typeof economyOf> };
const reference = new Map<string, Map<string, Map<number, Sample[]>>>();
const listedMakes = new Set(makes.map(({ name }) => name.toLowerCase()));

for (const sample of samples) {
  const body = textOf(sample, 'body') ?? '';
  if (!isSold(sample, years) || /^(?:Incomplete|Bus|Motorhome|Limousine|Step)/.test(body)) continue;
  for (const { make, model, trim } of namesOf(sample)) {
    if (!listedMakes.has(make.toLowerCase())) continue;
    const models = reference.get(make) ?? new Map<string, Map<number, Sample[]>>();
    reference.set(make, models);
    const byYear = models.get(model) ?? new Map<number, Sample[]>();
    models.set(model, byYear);
    const own = trim === null ? sample : { ...sample, [element.trim]: trimElement(sample, trim) };
    byYear.set(sample.y, [...(byYear.get(sample.y) ?? []), own]);
  }
}

/** What is filed ahead of its model year is not whole yet. */
const newestYear = Number(month.slice(0, 4));

/** The EPA rates every car up to 8,500 pounds: one that it never saw was not sold that year. */
function isLight({ weight }: Summary): boolean {
  return (weight?.[1] ?? 0) <= 8500;
}

function trimElement(sample: Sample, trim: string) {
  const model = sample[element.model];
  return model && ([trim, ...model.slice(1)] as unknown as typeof model);
}

const { firstYear, lastYear, asOf } = shippedFacts();
let count = 0;
let end = 0;
const chunks = [...reference]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([make, models]) => {
    const packed: Record<string, Record<string, Year>> = {};
    for (const [model, byYear] of [...models].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const own: Record<string, Year> = {};
      const rated = new Map<number, ReturnType<typeof economyOf>>();
      for (let year = firstYear; year <= lastYear; year += 1) {
        rated.set(year, economyOf(make, model, year));
      }
      const isRated = [...rated.values()].some((one) => one !== null);
      for (let year = firstYear; year <= newestYear; year += 1) {
        const filed = byYear.get(year);
        const epa = rated.get(year) ?? null;
        if (!filed && !epa) continue;
        const summary: Summary = filed ? summariseYear(filed, variety, known) : {};
        if (!epa && year <= lastYear && versionWord.test(model)) continue;
        if (!epa && year < lastYear && isLight(summary) && isRated) continue;
        own[year] = { ...summary, ...(epa && { epa }) };
        count += 1;
      }
      packed[model] = withoutStrayYears(own);
    }
    const chunk = pack(packed);
    end += chunk.length;
    return { make, chunk, end };
  });
const head = pack({
  vpicMonth: month,
  epaDay: asOf,
  makes: chunks.map(({ make, end: at }) => [make, at]),
});
const size = Buffer.alloc(4);
size.writeUInt32BE(head.length);
const bytes = Buffer.concat([size, head, ...chunks.map(({ chunk }) => chunk)]);
await Bun.write(target, bytes);
console.log(`${target}: ${bytes.length} bytes, ${count} model years`);

function pack(value: unknown): Uint8Array {
  return Bun.zstdCompressSync(Buffer.from(JSON.stringify(value)), { level: 19 });
}
