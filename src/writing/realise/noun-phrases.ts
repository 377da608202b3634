import type { BodyStyle } from '../../../schema/records/vehicle.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { StockSet } from '../facts/stock-sets.ts';
import { tonOf } from '../facts/ton-class.ts';
import { isInCondition, type StockFilter } from '../facts/stock-filter.ts';
import { tallyFactId } from '../facts/stock-facts.ts';
import { tally, type Tally } from '../facts/stock-summary.ts';
import { figureSlot } from './fact-slots.ts';
import { driveOf } from './drive-words.ts';
import { joinWithAnd } from './lists.ts';
import { needTail } from './need-names.ts';
import type { Slot } from './slots.ts';
import { yearsHere, yearsTail } from './years-tail.ts';

const bodyNouns: Record<BodyStyle, string> = {
  sedan: 'sedan',
  coupe: 'coupe',
  convertible: 'convertible',
  hatchback: 'hatchback',
  wagon: 'wagon',
  suv: 'SUV',
  crossover: 'crossover',
  truck: 'truck',
  van: 'van',
  minivan: 'minivan',
  other: 'vehicle',
};

/**
 * "SUV", "truck"; "vehicle" where the set holds several bodies. Of one model the odd row is a slip
 * of the feed; of several models each has a body of its own.
 */
export function bodyNoun({ summary }: StockSet): string {
  const [first, second] = summary.bodies;
  const noun = bodyNouns[first?.name as BodyStyle] ?? 'vehicle';
  if (!first || !second) return noun;
  if (summary.models.length === 1) return second.count * 4 > first.count ? 'vehicle' : noun;
  const isRaised = summary.bodies.every(({ name }) => name === 'suv' || name === 'crossover');
  return isRaised ? 'SUV' : 'vehicle';
}

/**
 * What the focus set is called, in full and in short:
 * "2025 Chevrolet Equinox SUVs" and "Equinox SUVs", "used trucks under $30,000" and "trucks".
 */
export function thingsOf(sheet: FactSheet): { full: string; short: string; factIds: string[] } {
  const { brief, focus } = sheet;
  const noun = bodyNoun(focus);
  if (focus.id === 'exact' && brief.subject) {
    const { make, model, trim } = brief.subject;
    const only = brief.subject.year === null ? yearOfAll(focus) : null;
    const year = brief.subject.year ?? only?.name ?? null;
    const condition = sheet.filter.condition ?? conditionOfAll(focus);
    const isOf = focus.vehicles.every((car) => condition === null || isInCondition(car, condition));
    const { color, owners, drivetrains } = sheet.filter;
    const drives = drivetrains ?? [];
    const isDriven = focus.vehicles.every(
      ({ drivetrain }) => drivetrain && drives.includes(drivetrain),
    );
    const drive = isDriven ? driveOf(focus, drives) : null;
    const power = powerOf(sheet, model);
    const kind = [isOf && condition, owners && 'one-owner', color, power, drive];
    const own = [...kind, year, make, model, trim];
    const tails = tailsOf(sheet, sheet.filter);
    return {
      full: [...own, noun, ...tails.map(({ text }) => text)].filter(Boolean).join(' '),
      short: `${model} ${noun}`,
      factIds: [
        'subject.name',
        ...(only ? [tallyFactId(focus.id, 'year', only)] : []),
        ...tails.flatMap(({ factIds }) => factIds),
      ],
    };
  }
  if (focus.id === 'near' && brief.subject) {
    const { make, model } = brief.subject;
    const family = sheet.sets.family.summary.count > 0;
    const standIn = family ? null : standInOf(focus, make, model);
    const name = family ? `${make} ${model}` : (standIn?.full ?? make);
    // Who asked for new ones must not take these for it.
    const kind = sheet.filter.condition === null ? null : conditionOfAll(focus);
    return {
      full: [kind, name, noun].filter(Boolean).join(' '),
      short: `${family ? model : (standIn?.short ?? make)} ${noun}`,
      factIds: ['subject.name', ...(standIn ? [standIn.factId] : [])],
    };
  }
  if (focus.id === 'match') return matchName(sheet);
  return { full: 'vehicle', short: 'vehicle', factIds: [] };
}

/** Where one model stands in for another it is named, and its class where that is another. */
function standInOf(
  { id, summary }: StockSet,
  make: string,
  model: string,
): { full: string; short: string; factId: string } | null {
  const [only, other] = summary.models;
  if (!only || other || !only.name.startsWith(`${make} `)) return null;
  const short = only.name.slice(make.length + 1);
  const ton = tonOf(short);
  const asked = tonOf(model);
  const kind = ton && asked && ton !== asked ? `${ton} ` : '';
  return { full: `${kind}${only.name}`, short, factId: tallyFactId(id, 'model', only) };
}

/** Where all used ones are of one year, no row of the list says which. */
function yearOfAll({ summary, vehicles }: StockSet): Tally | null {
  const [only, other] = summary.years;
  const isUsed = vehicles.every(({ condition }) => condition !== 'new');
  return only && !other && isUsed && vehicles.length === only.count ? only : null;
}

/** "Diesel", where it was asked for beside the model and all of them are; its name may say it. */
function powerOf({ filter, focus }: FactSheet, model: string): string | null {
  const { fuels } = filter;
  if (!fuels || !focus.vehicles.every((car) => car.fuelType && fuels.includes(car.fuelType))) {
    return null;
  }
  const power = (fuels.length > 1 ? 'hybrid' : (fuels[0] ?? '')).replace('plug_in_', 'plug-in ');
  const isNamed = model.toLowerCase().includes(power);
  return isNamed ? null : power;
}

/** "six used 2017 trucks": a count and a year side by side read as one number. */
function conditionOfAll({ vehicles }: StockSet): 'new' | 'used' | null {
  if (vehicles.every((car) => car.condition === 'new')) return 'new';
  return vehicles.every((car) => car.condition !== 'new') ? 'used' : null;
}

export function plural(noun: string): string {
  return noun.replace(
    /(.*?)( (?:under|around|between|with|from model) .*)?$/,
    (_all, head: string, tail = '') => `${head}s${tail}`,
  );
}

/** A count with the noun in the right number: "one truck", "nine trucks". */
export function counted(count: Slot | null, noun: string): Slot | null {
  if (!count) return null;
  return { ...count, text: `${count.text} ${count.count === 1 ? noun : plural(noun)}` };
}

/** "two Chevrolet Equinox SUVs", "one Tesla Model 3": the plural stands on the body. */
export function modelCount({ vehicles }: StockSet, count: string, entry: Tally): string {
  if (entry.count === 1) return `${count} ${entry.name}`;
  const own = vehicles.filter((car) => `${car.make} ${car.model}` === entry.name);
  const [first, second] = tally(own.map((car) => car.bodyStyle));
  const noun = first && !second ? bodyNouns[first.name as BodyStyle] : 'vehicle';
  return `${count} ${entry.name} ${noun}s`;
}

function matchName(sheet: FactSheet): { full: string; short: string; factIds: string[] } {
  const { filter, focus, unmet } = sheet;
  const drive = filter.drivetrains && driveOf(focus, filter.drivetrains);
  // Where no new one is here, that those in its place are used is said with their name.
  const isOther = unmet?.without.includes('condition') === true;
  const condition = filter.condition ?? (isOther ? conditionOfAll(focus) : null);
  // A figure that was lowered until something came near it is none that was asked for.
  const needs = unmet && unmet.wanted.needs !== filter.needs ? null : filter.needs;
  return filterName(sheet, { ...filter, condition, needs }, bodyNoun(focus), drive);
}

function bodyNounFor(bodies: readonly BodyStyle[]): string {
  const first = bodies[0];
  return first ? bodyNouns[first] : 'vehicle';
}

/**
 * What a filter asks for, in full and in short: "used white AWD SUV under $30,000 with under 50,000
 * miles".
 */
export function filterName(
  sheet: FactSheet,
  filter: StockFilter,
  body: string,
  drive: string | null,
): { full: string; short: string; factIds: string[] } {
  const noun = filter.bodies?.length ? bodyNounFor(filter.bodies) : body;
  const fuel = filter.fuels ? fuelWord(filter.fuels[0] ?? '') : null;
  const owner = filter.owners ? 'one-owner' : null;
  const ofSeats = filter.needs?.some(({ of }) => of === 'seats') === true;
  const rows = filter.rows && !ofSeats ? 'three-row' : null;
  const { condition, color } = filter;
  const size = filter.ton ?? filter.size;
  const make = filter.makes?.join(' or ') ?? filter.make;
  const kind = filter.luxury ? 'luxury' : null;
  const words = [condition, owner, color, drive, size, rows, kind, fuel, make, filter.use, noun];
  const head = words.filter(Boolean).join(' ');
  const tails = tailsOf(sheet, filter);
  return {
    full: [head, ...tails.map(({ text }) => text)].join(' '),
    short: fuel ? `${fuel} ${noun}` : noun,
    factIds: [
      'brief.keyword',
      ...(filter.make ? ['keyword.make'] : []),
      ...tails.flatMap(({ factIds }) => factIds),
    ],
  };
}

function tailsOf(sheet: FactSheet, filter: StockFilter): Slot[] {
  const { milesMax, years, traits, needs } = filter;
  // New ones have hardly any.
  const isDriven = sheet.focus.vehicles.some(({ condition }) => condition !== 'new');
  const miles = milesMax && isDriven ? figureSlot(sheet, 'keyword.miles-max') : null;
  const having: Slot[] = [
    ...(traits ? [{ text: joinWithAnd(traits), factIds: ['brief.keyword'] }] : []),
    ...(needs ?? []).map(needTail),
    ...(miles ? [{ ...miles, text: `under ${miles.text}` }] : []),
  ];
  const tails = [
    priceTail(sheet, filter),
    years && (yearsHere(sheet, years) ?? yearsTail(years)),
    ...having.map((one, at) => ({ ...one, text: `${at === 0 ? 'with' : 'and'} ${one.text}` })),
  ];
  return tails.filter((one) => one !== null);
}

/** "under $30,000", "between $20,000 and $30,000", "around $25,000". */
function priceTail(
  sheet: FactSheet,
  { priceMin, priceMax, priceAround }: StockFilter,
): Slot | null {
  const isRaised = sheet.unmet !== null && sheet.unmet.wanted.priceMax !== priceMax;
  const [low, high, near] = ['min', isRaised ? 'near' : 'max', 'around'].map((one) =>
    figureSlot(sheet, `keyword.price-${one}`),
  );
  // Of what is around a sum no half is named: nobody typed its limits.
  if (priceAround !== null) {
    const isWhole = priceMin !== null && priceMax !== null;
    return isWhole && near ? { ...near, text: `around ${near.text}` } : null;
  }
  if (priceMax === null || !high) return null;
  if (priceMin === null || !low) return { ...high, text: `under ${high.text}` };
  const factIds = [...low.factIds, ...high.factIds];
  return { text: `between ${low.text} and ${high.text}`, factIds };
}

function fuelWord(fuel: string): string {
  return fuel.replaceAll('_', '-').replace('plug-in-hybrid', 'plug-in hybrid');
}
