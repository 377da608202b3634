import type { BodyStyle, Drivetrain } from '../../../../schema/records/vehicle.ts';
import type { StockVehicle } from '../../store-profile.ts';
import { isVersion } from '../../facts/compared-stock.ts';
import { displayName } from '../reading/display.ts';
import { modelKey, type NamedModel } from '../reading/models.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { mostCommon } from './most-common.ts';
import { isSameBody, type Lot, type Unit } from './lot.ts';
import { pairsOf, rivalsOf } from './rivals.ts';

/** What the lot says about the keyword's subject. */
export type StockSignals = {
  count: number;
  /** Whether one of them is of the trim that is asked for; true where none is. */
  hasTrim: boolean;
  newCount: number;
  /** Certified cars count as used here, as shoppers count them. */
  usedCount: number;
  certifiedCount: number;
  priceMinCents: number | null;
  priceMaxCents: number | null;
  priceMedianCents: number | null;
  /** In order of median price, the cheapest first; only trims with a price and a short name. */
  trims: string[];
  drivetrains: Drivetrain[];
  colors: string[];
  /** Other models in stock that shoppers weigh against the subject: "Honda CR-V". */
  rivals: string[];
  /** Pairs of models among the matches that shoppers weigh against each other. */
  pairs: [string, string][];
  /** The models among the matches, most common first. */
  models: NamedModel[];
  bodyStyle: BodyStyle | null;
  isElectric: boolean;
};

export function stockSignals(reading: Reading, lot: Lot): StockSignals {
  // "RAV4" asks for its hybrid too, where that is all there is.
  const isApart = lot.some(({ named }) => named.model === reading.model);
  const matches = lot.filter((unit) => isMatch(reading, unit, isApart));
  const vehicles = matches.map((unit) => unit.vehicle);
  const prices = vehicles.flatMap(dollarCents).sort((a, b) => a - b);
  const bodyStyle = mostCommon(matches.flatMap((unit) => unit.bodyStyle ?? []))[0] ?? null;
  return {
    count: matches.length,
    hasTrim: reading.trim === null || vehicles.some((car) => isOfTrim(car, reading.trim)),
    newCount: vehicles.filter((vehicle) => vehicle.condition === 'new').length,
    usedCount: vehicles.filter((vehicle) => vehicle.condition !== 'new').length,
    certifiedCount: vehicles.filter((vehicle) => vehicle.condition === 'certified').length,
    priceMinCents: prices[0] ?? null,
    priceMaxCents: prices.at(-1) ?? null,
    priceMedianCents: prices[Math.floor(prices.length / 2)] ?? null,
    trims: reading.model === null ? [] : trimsByPrice(vehicles),
    drivetrains: mostCommon(vehicles.flatMap((vehicle) => vehicle.drivetrain ?? [])),
    colors: mostCommon(vehicles.flatMap((vehicle) => colorName(vehicle.exteriorColor) ?? [])),
    rivals: rivalsOf(reading, matches, lot),
    pairs: reading.model === null ? pairsOf(matches) : [],
    models: commonModels(matches),
    bodyStyle,
    isElectric: vehicles.length > 0 && vehicles.every((one) => one.fuelType === 'electric'),
  };
}

function isOfTrim({ trim }: StockVehicle, wanted: string | null): boolean {
  return trim?.toLowerCase() === wanted?.toLowerCase();
}

/** Short trim names by model key, for recognising them in a keyword. */
export function trimsByModel(lot: Lot): Map<string, string[]> {
  const trims = new Map<string, string[]>();
  for (const { vehicle, named } of lot) {
    const trim = trimName(vehicle.trim);
    if (trim === null) continue;
    const known = trims.get(modelKey(named)) ?? [];
    if (!known.includes(trim)) trims.set(modelKey(named), [...known, trim]);
  }
  return trims;
}

function isOfModel({ named, vehicle }: Unit, model: string, isFiledApart: boolean): boolean {
  return named.model === model || (!isFiledApart && isVersion(vehicle, model));
}

function isMatch(reading: Reading, unit: Unit, isFiledApart: boolean): boolean {
  const { vehicle, named } = unit;
  const { condition } = reading;
  const isUsed = vehicle.condition !== 'new';
  if (reading.make !== null && named.make !== reading.make) return false;
  if (reading.makes.length > 0 && !reading.makes.includes(named.make)) return false;
  if (reading.model !== null && !isOfModel(unit, reading.model, isFiledApart)) return false;
  if (reading.year !== null && vehicle.year !== reading.year) return false;
  if (condition === 'new' && isUsed) return false;
  if (condition === 'used' && !isUsed) return false;
  if (condition === 'certified' && vehicle.condition !== 'certified') return false;
  if (reading.model === null && !hasWantedBody(reading, unit)) return false;
  const limit = reading.priceMaxCents;
  return limit === null || (vehicle.priceCents !== null && vehicle.priceCents <= limit);
}

function hasWantedBody(reading: Reading, { vehicle, bodyStyle }: Unit): boolean {
  const { fuel } = reading;
  if (fuel === 'electric' && vehicle.fuelType !== 'electric') return false;
  if (fuel === 'hybrid' && !/hybrid/.test(vehicle.fuelType ?? '')) return false;
  if (fuel === 'diesel' && vehicle.fuelType !== 'diesel') return false;
  if (reading.bodyStyles.length === 0) return true;
  return reading.bodyStyles.some((style) => isSameBody(style, bodyStyle));
}

/** Questions and texts here speak of dollars; other currencies are left out of them. */
function dollarCents({ priceCents, currency }: StockVehicle): number[] {
  return priceCents === null || !/^(USD|CAD)$/.test(currency) ? [] : [priceCents];
}

function trimsByPrice(vehicles: readonly StockVehicle[]): string[] {
  const prices = new Map<string, number[]>();
  for (const vehicle of vehicles) {
    const trim = trimName(vehicle.trim);
    if (trim === null || vehicle.priceCents === null) continue;
    prices.set(trim, [...(prices.get(trim) ?? []), vehicle.priceCents]);
  }
  const median = (cents: number[]) => cents.sort((a, b) => a - b)[cents.length >> 1] ?? 0;
  return [...prices]
    .map(([trim, cents]) => ({ trim, cents: median(cents) }))
    .sort((one, other) => one.cents - other.cents)
    .map(({ trim }) => trim);
}

/** Feeds put engines and doors into the trim; a question only carries a trim's plain name. */
function trimName(trim: string | null): string | null {
  const name = displayName(trim, 18);
  const isPlain = name !== null && name.split(' ').length <= 3 && !/\d(dr|x4|wd)|\//i.test(name);
  return isPlain && !/^(base|other|unknown|n a)$/i.test(name) ? name : null;
}

function colorName(color: string | null): string | null {
  const name = displayName(color, 22);
  if (name === null || !/^[\p{L} ]+$/u.test(name)) return null;
  return name.includes(' ') ? name : name.toLowerCase();
}

function commonModels(matches: Lot): NamedModel[] {
  const byKey = new Map(matches.map(({ named }) => [modelKey(named), named]));
  return mostCommon(matches.map(({ named }) => modelKey(named))).flatMap(
    (key) => byKey.get(key) ?? [],
  );
}
