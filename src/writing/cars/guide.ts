import { resolve } from 'node:path';
import { packedText } from '../../lib/packed-text.ts';
import { compact } from '../research/reading/normalise.ts';
import type { CarMake, CarModel, CarSpan } from './car-model.ts';
import { makes } from './en/index.ts';
import { parseGuide } from './parse-guide.ts';

/** The month up to which its editors looked the figures up. */
export const guideMonth = '2026-11';
/** The newest model years that it speaks of. */
export const lastGuideYear = 2026;

const read = new Map<string, CarMake>();

/** What the guide knows of a make; null for one that has no file. Read when it is first asked. */
export function guideOf(make: string): CarMake | null {
  const own = makes.find(({ name }) => compact(name) === compact(make));
  if (!own) return null;
  const known =
    read.get(own.name) ?? parseGuide(own.file, packedText(resolve(import.meta.dir, own.path)));
  read.set(own.name, known);
  return known;
}

/** What feeds add to the name of a model. */
const versionWords = new RegExp(
  ' (?:hybrid|prime|phev|plug-in hybrid|4xe|hatchback|sedan|coupe|convertible|wagon|super duty|' +
    'crew cab|pickup)$',
  'i',
);

/** Lexus sells one model under the size of its engines: "RX 350", and "RX 350h" as a hybrid. */
export function withoutSize(model: string): string {
  return model.replace(/^([A-Z]{2}) \d{3}(h?)$/, (_all, name: string, hybrid: string) => {
    return hybrid === '' ? name : `${name} Hybrid`;
  });
}

/**
 * A model under its own name, else under the one that it is a version of ("RAV4 Hybrid"): the first
 * of them that was sold in the year that is asked for.
 */
export function carModelOf(
  make: string,
  model: string,
  year: number | null = null,
): CarModel | null {
  const models = guideOf(make)?.models ?? [];
  const named = (name: string): CarModel | undefined =>
    models.find((one) => compact(one.model) === compact(name));
  const heavy = model.replace(/^(Silverado|Sierra) ([23]500)$/i, '$1 $2HD');
  const plain = withoutSize(model).replace(versionWords, '');
  // Makers put "EV" behind names that people leave it out of.
  const names = [model, heavy, plain, `${make} ${model}`, `${model} EV`];
  const known = names.flatMap((name) => named(name) ?? []);
  return known.find((one) => year !== null && spanIn(one, year)) ?? known[0] ?? null;
}

/** The years of one shape that a model year is of; null where the guide does not know them. */
export function spanIn({ spans }: CarModel, year: number): CarSpan | null {
  return spans.find((span) => isIn(span, year)) ?? null;
}

export function isIn({ from, to }: CarSpan, year: number): boolean {
  return year >= from && year <= (to ?? lastGuideYear);
}
