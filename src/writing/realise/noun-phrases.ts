import type { BodyStyle } from '../../../schema/records/vehicle.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { StockSet } from '../facts/stock-sets.ts';
import { isInCondition } from '../facts/stock-filter.ts';
import { tally, type Tally } from '../facts/stock-summary.ts';
import { figureSlot } from './fact-slots.ts';
import type { Slot } from './slots.ts';

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
 * "SUV", "truck"; "vehicle" when the set holds several bodies. Among vehicles of one model a few of
 * another body are listed so by mistake; among others they are what they are.
 */
export function bodyNoun(set: StockSet): string {
  const [first, second] = set.summary.bodies;
  if (!first) return 'vehicle';
  const isMixed = second && (set.id !== 'exact' || second.count * 4 > first.count);
  if (isMixed) return 'vehicle';
  return bodyNouns[first.name as BodyStyle] ?? 'vehicle';
}

/**
 * What the focus set is called, in full and in short:
 * "2025 Chevrolet Equinox SUVs" and "Equinox SUVs", "used trucks under $30,000" and "trucks".
 */
export function thingsOf(sheet: FactSheet): { full: string; short: string; factIds: string[] } {
  const { brief, focus } = sheet;
  const noun = bodyNoun(focus);
  if (focus.id === 'exact' && brief.subject) {
    const { year, make, model, trim } = brief.subject;
    const condition = sheet.filter.condition ?? conditionOfAll(focus);
    const isOf = focus.vehicles.every((car) => condition === null || isInCondition(car, condition));
    const name = [isOf && condition, year, make, model, trim].filter(Boolean).join(' ');
    return { full: `${name} ${noun}`, short: `${model} ${noun}`, factIds: ['subject.name'] };
  }
  if (focus.id === 'near' && brief.subject) {
    const { make, model } = brief.subject;
    const family = sheet.sets.family.summary.count > 0;
    const name = family ? `${make} ${model}` : make;
    return {
      full: `${name} ${noun}`,
      short: `${family ? model : make} ${noun}`,
      factIds: ['subject.name'],
    };
  }
  if (focus.id === 'match') return matchName(sheet);
  return { full: 'vehicle', short: 'vehicle', factIds: [] };
}

/** "six used 2017 trucks": a count and a year side by side read as one number. */
function conditionOfAll({ vehicles }: StockSet): 'new' | 'used' | null {
  if (vehicles.every((car) => car.condition === 'new')) return 'new';
  return vehicles.every((car) => car.condition !== 'new') ? 'used' : null;
}

export function plural(noun: string): string {
  return noun.replace(/(.*?)( under .*)?$/, (_all, head: string, tail = '') => `${head}s${tail}`);
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
  const { filter, focus } = sheet;
  const noun = filter.bodies?.length ? bodyNounFor(filter.bodies) : bodyNoun(focus);
  const fuel = filter.fuels ? fuelWord(filter.fuels[0] ?? '') : null;
  const drive = filter.drivetrains ? 'AWD or 4WD' : null;
  const words = [filter.condition, drive, fuel, filter.make, noun].filter(Boolean).join(' ');
  const limit = figureSlot(sheet, 'keyword.price-max');
  const tail = limit === null ? '' : ` under ${limit.text}`;
  const factIds = limit === null ? ['brief.keyword'] : ['brief.keyword', 'keyword.price-max'];
  return { full: `${words}${tail}`, short: fuel ? `${fuel} ${noun}` : noun, factIds };
}

function bodyNounFor(bodies: readonly BodyStyle[]): string {
  const first = bodies[0];
  return first ? bodyNouns[first] : 'vehicle';
}

function fuelWord(fuel: string): string {
  return fuel.replaceAll('_', '-').replace('plug-in-hybrid', 'plug-in hybrid');
}
