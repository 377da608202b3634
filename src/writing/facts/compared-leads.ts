import type { ComparedVehicle } from './compared.ts';
import { versionIn } from '../cars/car-version.ts';
import { isCharged, kindOf } from './economy-facts.ts';
import { thirdRowIn } from '../cars/rows-of.ts';
import { highestOf } from './car-leads.ts';
import { mostFiled } from './compared-portraits.ts';
import type { FactSheet } from './fact-sheet.ts';

/** What a vehicle is ahead in, by figures that every vehicle it is set against has. */
export type Lead =
  'economy' | 'range' | 'price' | 'rows' | 'seats' | 'here' | 'miles' | 'drive' | 'choice';

type Measure = {
  value: (one: ComparedVehicle) => number | null;
  /** By how large a share it has to be ahead, for a figure that may differ by chance. */
  margin?: number;
  /** Those without a figure of their own are left out of the race, and do not stop it. */
  isAmongStock?: boolean;
  isComparable?: (all: readonly ComparedVehicle[]) => boolean;
};

const measures: Readonly<Record<Lead, Measure>> = {
  economy: {
    value: bestCombined,
    isComparable: (all) => new Set(all.map((one) => one.economy?.unit)).size === 1,
  },
  range: { value: longestRange },
  price: { value: negativePrice, isAmongStock: true, isComparable: areOfOneCondition },
  rows: { value: rowsOfAll },
  seats: { value: seatsBelieved },
  here: { value: ({ isOtherYears, summary }) => (summary.count > 0 && !isOtherYears ? 1 : 0) },
  miles: { value: negativeMiles, isAmongStock: true, margin: 0.1 },
  drive: { value: allWheels, isAmongStock: true },
  choice: { value: ({ pair }) => pair.summary.count, isAmongStock: true, margin: 0.4 },
};

/** What decides where nobody says what does. */
const usual: readonly Lead[] = [
  'rows',
  'economy',
  'range',
  'price',
  'seats',
  'here',
  'drive',
  'choice',
];

/** What the searcher says matters: "camry vs accord for commuting". */
const asked: readonly [RegExp, Lead][] = [
  [/\b(commut\w*|mpg|mileage|gas|fuel|economy)\b/i, 'economy'],
  [/\b(range|road trips?)\b/i, 'range'],
  [/\b(price|cost|costs|cheap\w*|afford\w*|budget|value)\b/i, 'price'],
  [/\b(famil\w*|kids|seats?|seating|third row|3rd row|passengers)\b/i, 'seats'],
  [/\b(low|few|fewest) (?:miles|mileage)\b/i, 'miles'],
  [/\b(snow|winter|awd|4wd|4x4|off-?road\w*)\b/i, 'drive'],
];

/**
 * The first point in which a vehicle is alone ahead of all others that are known, what the searcher
 * asks for before the rest; null without one. It rests on facts alone, so that no favor of the
 * store can move it.
 */
export function leadOf(sheet: FactSheet, vehicle: ComparedVehicle): Lead | null {
  const known = sheet.compared.filter((other) => other.isKnown);
  if (!vehicle.isKnown || sheet.compared.length < 2) return null;
  const text = sheet.brief.keyword ?? sheet.brief.title ?? '';
  const own = asked.flatMap(([words, lead]) => (words.test(text) ? [lead] : []));
  // Beside used ones of other years in the table a price of some of them misleads.
  const left = vehicle.years === null ? usual : usual.filter((lead) => lead !== 'price');
  const order = [...new Set([...own, ...left])];
  return order.find((lead) => isAhead(lead, vehicle, known, sheet)) ?? null;
}

export function isAhead(
  lead: Lead,
  vehicle: ComparedVehicle,
  known: readonly ComparedVehicle[],
  { compared }: FactSheet,
): boolean {
  const { value, margin = 0, isAmongStock = false, isComparable = () => true } = measures[lead];
  // Whoever is not here loses the race of what is here, known or not.
  const all = lead === 'here' ? compared : known;
  const racing = isAmongStock ? all.filter((one) => isRacing(one)) : all;
  const own = value(vehicle);
  if (own === null || !racing.includes(vehicle) || !isComparable(racing)) return false;
  const rivals = racing.filter((other) => other !== vehicle).map(value);
  if (rivals.length === 0) return false;
  return rivals.every((figure) => {
    return figure !== null && figure < own - Math.abs(own) * margin;
  });
}

/** Stands on the lot in the condition and year that are compared. */
function isRacing({ pair }: ComparedVehicle): boolean {
  return pair.summary.count > 0;
}

/** The combined estimate of its thriftiest version; a plug-in's on gasoline alone is no measure. */
export function bestCombined({ economy, car }: ComparedVehicle): number | null {
  // Ratings of the gas versions alone are not the best of a model that is sold as a hybrid too.
  const hasHybrid =
    car?.version === null && car.span.engines.some((one) => versionIn(one) !== null);
  if (hasHybrid && economy?.facts.every((fact) => kindOf(fact) === 'gasoline')) return null;
  const plain = economy?.facts.filter(({ fuelType }) => fuelType !== 'plug_in_hybrid') ?? [];
  const figures = plain.flatMap(({ combinedMpg }) => combinedMpg ?? []);
  return figures.length > 0 ? Math.max(...figures) : null;
}

export function longestRange({ economy }: ComparedVehicle): number | null {
  const charged = economy?.facts.filter(isCharged) ?? [];
  const figures = charged.flatMap(({ rangeMiles }) => rangeMiles ?? []);
  return figures.length > 0 ? Math.max(...figures) : null;
}

/** The one that comes next by price, by estimate or by range. */
export function runnerUp(
  sheet: FactSheet,
  vehicle: ComparedVehicle,
  lead: Lead,
): ComparedVehicle | null {
  const { value } = measures[lead];
  const others = sheet.compared.filter((other) => other !== vehicle && value(other) !== null);
  const racing = measures[lead].isAmongStock ? others.filter(isRacing) : others;
  return racing.toSorted((one, two) => (value(two) ?? 0) - (value(one) ?? 0))[0] ?? null;
}

function negativePrice({ pair }: ComparedVehicle): number | null {
  return pair.summary.price ? -pair.summary.price.min : null;
}

/** Rows that every version has: "2 or 3" is filed of models that never had a third. */
function rowsOfAll(one: ComparedVehicle): number | null {
  const { car } = one;
  // What was filed says of a row that some have that all do.
  const published = car && thirdRowIn(car.guide.kind, car.span, car.year);
  const filed = mostFiled(one.portrait, 'rows');
  if (published === 'some' || (published === 'none' && filed === 3)) return null;
  return new Set(one.portrait?.shown.rows).size === 1 ? mostFiled(one.portrait, 'rows') : null;
}

/** The most seats that were filed, unless the guide knows of fewer. */
function seatsBelieved({ portrait, car }: ComparedVehicle): number | null {
  const filed = mostFiled(portrait, 'seats');
  const published = car ? highestOf(car, 'seats') : 0;
  return filed !== null && published > 0 && filed > published ? null : filed;
}

/** The fewest miles among used ones; of new ones the odometer is no matter. */
function negativeMiles({ pair, pairedBy }: ComparedVehicle): number | null {
  return pairedBy === 'used' && pair.summary.mileage ? -pair.summary.mileage.min : null;
}

/** A vehicle whose driven wheels nobody told us of is no loser. */
function allWheels({ pair: { summary } }: ComparedVehicle): number | null {
  if (summary.drivetrains.length === 0) return null;
  return summary.drivetrains.some(({ name }) => name === 'AWD' || name === '4WD') ? 1 : 0;
}

/** A new car's price says nothing against a used one's, unless that is the question. */
function areOfOneCondition(all: readonly ComparedVehicle[]): boolean {
  const conditions = all.flatMap(({ pair }) => pair.vehicles.map(({ condition }) => condition));
  const kinds = new Set(conditions.map((condition) => condition === 'new'));
  return kinds.size === 1 || all.some(({ subject }) => subject.condition !== null);
}
