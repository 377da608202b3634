import { tailTrimOf } from '../cars/tail-trim.ts';
import type { Subject } from '../brief.ts';
import type { Reading } from '../research/reading/read-keyword.ts';
import { knownModel } from '../research/lexicon/models.ts';
import { normalise } from '../research/reading/normalise.ts';
import type { StockFilter } from './stock-filter.ts';

/** What moves a car, where that is what two sides differ in. */
export type SidePower = 'gas' | 'hybrid' | 'plug-in hybrid' | 'electric' | 'diesel';

/** One side of a comparison: a model, narrowed by what sets it apart from the others. */
export type Side = Subject & {
  power: SidePower | null;
  condition: StockFilter['condition'];
};

/** What stands between two sides: "rav4 vs. cr-v", "a silverado or a ram". */
const between = /\s+(?:vs\.?|v\.?|versus|against|compared (?:to|with)|or)\s+/giu;

const powers: readonly [RegExp, SidePower][] = [
  [/\b(plug-?in|phev|prime)\b/i, 'plug-in hybrid'],
  // "Regular or premium gas" is no choice of cars.
  [
    new RegExp(
      String.raw`\b(?:non-?hybrid|(?<!\b(?:regular|premium|unleaded|mid-?grade|octane) )gas` +
        String.raw`(?! (?:mileage|prices?|costs?|savings))|gasoline|gas-powered)\b`,
      'i',
    ),
    'gas',
  ],
  [/\bhybrid\b/i, 'hybrid'],
  [/\b(ev|electric)\b/i, 'electric'],
  [/\bdiesel\b/i, 'diesel'],
];

/**
 * The sides that a keyword sets against each other: models ("rav4 vs cr-v"), years ("2019 vs 2022
 * f-150"), trims ("camry le vs se"), powertrains ("hybrid vs gas camry") or conditions of one
 * model. Empty where it compares no cars that have a name: "awd vs 4wd" is about ideas.
 */
export function askedSides(
  keyword: string,
  whole: Reading,
  read: (text: string) => Reading,
): Side[] {
  const parts = partsOf(keyword);
  const readings = parts.map((text) => ({ text, reading: read(text) }));
  const base = readings.find(({ reading }) => reading.model !== null)?.reading;
  if (!base?.make || !base.model || parts.length < 2) return rivalsOf(whole);
  const sides = readings.flatMap(
    ({ text, reading }) => sideOf(text, besideRival(text, reading, whole), base, read) ?? [],
  );
  const own = distinct(oneSaidForAll(saidLast(sides, parts.at(-1) ?? '')));
  return own.length > 1 ? own.slice(0, maxSides) : rivalsOf(whole);
}

/** "difference between the EX and the EX-L" sets two things side by side as "vs" does. */
function partsOf(keyword: string): string[] {
  const isOfTwo = /\bdifferences? between\b/i.test(keyword);
  const typed = isOfTwo ? keyword.replace(/\s+and\s+/gi, ' vs ') : keyword;
  return typed.split(between).filter((part) => part.trim() !== '');
}

/** "tacoma or ranger used" is about used ones of both, and "tacoma or used ranger" is not. */
function saidLast(sides: readonly Side[], last: string): Side[] {
  const condition = sides.at(-1)?.condition ?? null;
  const isOwn = sides.slice(0, -1).some((side) => side.condition !== null);
  const isBefore = /^(?:an? |the )?(?:new|used|pre-?owned|certified|cpo)\b/i.test(last.trim());
  if (condition === null || isOwn || isBefore) return [...sides];
  return sides.map((side) => ({ ...side, condition }));
}

/** "ranger used" alone could be a ranger; in "tacoma or ranger used" the whole tells the truck. */
function besideRival(text: string, reading: Reading, { make, model, rivals }: Reading): Reading {
  if (reading.model !== null || model === null) return reading;
  const named = [{ make, model }, ...rivals].find((one) => {
    return ` ${normalise(text).join(' ')} `.includes(` ${one.model.toLowerCase()} `);
  });
  return named ? { ...reading, ...named } : reading;
}

/** A table with more columns is not read. */
const maxSides = 5;

function sideOf(
  text: string,
  reading: Reading,
  base: Reading,
  read: (text: string) => Reading,
): Side | null {
  const power = powers.find(([word]) => word.test(text))?.[1] ?? null;
  const condition = conditionOf(text);
  const size = ofSize(text, base);
  if (size) return { ...size, year: reading.year, trim: null, power: null, condition };
  // "4Runner" alone could be anything; beside a Toyota it is one too.
  const named = reading.model === null ? read(`${base.make} ${text}`) : reading;
  if (named.make !== null && named.model !== null) {
    const { year, make, model, trim } = named;
    return { year, make, model, trim, power: isNamed(model, power) ? null : power, condition };
  }
  const model = base.model?.replace(power === null ? '' : / (plug-in )?hybrid$| prime$/i, '');
  const other = read(`${base.make} ${model} ${text}`);
  if (base.make === null || !model) return null;
  const { year } = other;
  const trim = other.trim ?? (base.trim === null ? null : tailTrimOf(base.make, model, text));
  const isOther = [year, trim, power, condition].some((one) => one !== null);
  if (!isOther) return null;
  // "hybrid" beside "RAV4" is the RAV4 Hybrid, where the store has a model of that name.
  const whole = other.model ?? model;
  const own = { year, make: base.make, model: whole, trim, condition };
  return { ...own, power: isNamed(whole, power) ? null : power };
}

/** "2500" beside a Silverado 1500 is the heavier truck of that name. */
function ofSize(text: string, { make, model }: Reading): Pick<Side, 'make' | 'model'> | null {
  const [, size] = /^\s*([1-5]500)(?: ?hd)?\s*$/i.exec(text) ?? [];
  if (size === undefined || make === null || !/\b[1-5]500/.test(model ?? '')) return null;
  const name = model?.replace(/\b[1-5]500(?:HD)?\b/, size) ?? '';
  const known = name === model ? { name } : knownModel(make, name);
  return known ? { make, model: known.name } : null;
}

/** "RAV4 Hybrid" says what moves it. */
function isNamed(model: string, power: SidePower | null): boolean {
  return power !== null && model.toLowerCase().includes(power);
}

function conditionOf(text: string): Side['condition'] {
  if (/\b(certified|cpo)\b/i.test(text)) return 'certified';
  if (/\b(used|pre-?owned)\b/i.test(text)) return 'used';
  return /\bnew\b/i.test(text) ? 'new' : null;
}

/**
 * Of different models or trims a year or condition that is said once holds for all: "2024 a vs b".
 */
function oneSaidForAll(sides: readonly Side[]): Side[] {
  const names = new Set(sides.map(({ make, model, trim }) => `${make} ${model} ${trim ?? ''}`));
  if (names.size < sides.length) return [...sides];
  const only = <Key extends 'year' | 'condition'>(key: Key): Side[Key] | null => {
    const said = sides.flatMap((side) => (side[key] === null ? [] : [side[key]]));
    return said.length === 1 && sides[0]?.[key] === said[0] ? (said[0] ?? null) : null;
  };
  const [year, condition] = [only('year'), only('condition')];
  return sides.map((side) => ({
    ...side,
    year: side.year ?? year,
    condition: side.condition ?? condition,
  }));
}

function rivalsOf({ make, model, year, rivals }: Reading): Side[] {
  if (make === null || model === null || rivals.length === 0) return [];
  const named = [{ make, model }, ...rivals];
  return named.map((one) => ({ ...one, year, trim: null, power: null, condition: null }));
}

function distinct(sides: readonly Side[]): Side[] {
  const byName = new Map(sides.map((side) => [JSON.stringify(side).toLowerCase(), side]));
  return [...byName.values()];
}
