import { type Car, isDesignation } from '../cars/car-of.ts';
import { versionIn } from '../cars/car-version.ts';
import { comparableCargo } from '../cars/cargo-of.ts';
import { isTwoWheelUnrated } from './like-economy.ts';
import type { FigureName } from '../cars/car-model.ts';
import { areToldApart, areTrimsOfOne } from '../cars/told-apart.ts';
import type { ComparedVehicle } from './compared.ts';
import { economyOfCar, figuresOf, trimEconomy, trimFigures } from '../cars/figures-of.ts';
import { figuredBeside, ratedCarOf } from '../cars/rated-car.ts';

/** What one of two cars has more of by published figures. */
export const carLeads = [
  'towing',
  'payload',
  'mpg',
  'range',
  'third-row',
  'cargo',
  'length',
] as const;
export type CarLead = (typeof carLeads)[number];

/** By how large a share it has to be ahead: less is no reason to choose one. */
const margin = 0.05;
/** Five inches in two hundred decide where a car fits. */
const lengthMargin = 0.025;
/** Pounds below which nobody chooses a car for what it tows. */
const fewPounds = 3_500;

export type CarAhead = { lead: CarLead; place: string; others: string[] };

/**
 * The matters in which one side is ahead of all others, each with its place and those of the
 * others, the next one first; trucks tow first.
 */
export function carLeadsOf(compared: readonly ComparedVehicle[]): CarAhead[] {
  if (compared.length < 2) return [];
  if (!areToldApart(compared) && !areTrimsOfOne(compared)) return [];
  return carLeads.flatMap((lead) => {
    if (!areComparable(compared, lead)) return [];
    const sides = compared
      .map(({ car }, at) => ({ place: String(at + 1), value: (car && mostOf(car, lead)) || 0 }))
      .toSorted((one, two) => two.value - one.value);
    const [first, second] = sides;
    const least = lead === 'length' ? lengthMargin : margin;
    if (!first || !second || sides.some(({ value }) => value === 0)) return [];
    if (first.value - second.value <= least * first.value) return [];
    // A version that nobody has rated yet may pass the one ahead, unless it is that one's own.
    const behind = sides.slice(1).flatMap(({ place }) => compared[Number(place) - 1] ?? []);
    if (lead === 'mpg' && behind.some(isGapped)) return [];
    if (lead === 'towing' && first.value < fewPounds) return [];
    return [{ lead, place: first.place, others: sides.slice(1).map(({ place }) => place) }];
  });
}

/** Whether the figures of all are of the same place, or of the engines that stand here. */
export function areComparable(compared: readonly ComparedVehicle[], lead: CarLead): boolean {
  const [one, two, more] = compared;
  if (lead === 'mpg') return compared.every(isOfOwnKind);
  if (lead === 'towing' || lead === 'payload') return !compared.some((side) => isPart(side, lead));
  if (lead === 'length') return one !== undefined && !more && !doRangesMeet(one, two ?? one);
  if (lead !== 'cargo') return true;
  const places = compared.map(({ car }) => car && comparableCargo(car)?.place);
  // One place is enough: the row of which fewer cars have room behind it.
  const areThree = compared.every((side) => volumeOf(side, thirdRow) > 0);
  if (new Set(places).size > 1 || areThree) return false;
  return !compared.some((side, at) => compared.slice(at + 1).some((two) => isReversed(side, two)));
}

/** What the hybrids of a model tow says nothing of its gas engines, of which nothing is told. */
function isPart({ car }: ComparedVehicle, name: 'towing' | 'payload'): boolean {
  if (!car || car.version !== null || versionIn(car.guide.model) !== null) return false;
  const isGas = car.span.engines.some((engine) => versionIn(engine) === null);
  const rows = figuresOf(car, name);
  return isGas && rows.length > 0 && rows.every(({ note }) => versionIn(note) !== null);
}

/** What two sides are too close in to tell them apart by, though it is what their buyers ask. */
export const closeMatters = ['towing', 'range', 'mpg'] as const;

export function isClose(
  compared: readonly ComparedVehicle[],
  matter: (typeof closeMatters)[number],
): boolean {
  const [one, two, more] = compared;
  if (!one || !two || more || !areToldApart(compared)) return false;
  if (matter === 'mpg' && ![one, two].every(isFullyRated)) return false;
  if (matter !== 'towing' && [one, two].some(({ car }) => isTwoWheelUnrated(car, matter))) {
    return false;
  }
  const [own, other] = [one, two].map(({ car }) => (car ? mostOf(car, matter) : null));
  if (!own || !other || (matter === 'towing' && Math.min(own, other) < closePounds)) return false;
  return Math.abs(own - other) <= margin * Math.max(own, other);
}

/** Pounds from which a trailer is what the car may be bought for. */
const closePounds = 5_000;

const thirdRow = /^behind the third row\b/;
const places = [thirdRow, /^behind the (?:rear|second)/, /folded|behind the (?:front|first)/];

/** The one that holds more in one place holds less in another: neither is the larger. */
function isReversed(one: ComparedVehicle, two: ComparedVehicle): boolean {
  const gaps = places.flatMap((place) => {
    const [own, other] = [one, two].map((side) => volumeOf(side, place));
    return own && other ? [Math.sign(own - other)] : [];
  });
  return gaps.includes(1) && gaps.includes(-1);
}

function volumeOf({ car }: Pick<ComparedVehicle, 'car'>, place: RegExp): number {
  const found = car ? figuresOf(car, 'cargo').find(({ note }) => place.test(note)) : undefined;
  return numberIn(found?.value ?? '0');
}

/** A truck of 209 to 250 inches is neither longer nor shorter than one of 229 to 242. */
function doRangesMeet(...sides: readonly ComparedVehicle[]): boolean {
  const [one, two] = sides.map(({ car }) => {
    const ends = car ? figuresOf(car, 'length').flatMap(({ value }) => value.split(' to ')) : [];
    return ends.map((end) => Number(end.replaceAll(',', '')));
  });
  if (!one || !two) return true;
  return Math.min(...one) <= Math.max(...two) && Math.min(...two) <= Math.max(...one);
}

const thrifty = [/\bhybrid\b/i, /\bplug-in\b/i, /diesel/i];

/** Whether the engines that use least are among the rated ones, and the best is of our kind. */
function isFullyRated(side: ComparedVehicle): boolean {
  return side.car !== null && !isGapped(side) && isOfOwnKind(side);
}

/** Whether an engine that uses less than the rated ones has no estimate: a diesel may win. */
export function isGapped({ car }: Pick<ComparedVehicle, 'car'>): boolean {
  if (!car) return true;
  const text = economyOfCar(car)
    .map(({ version }) => version)
    .join('; ');
  const engines = car.span.engines.join('; ');
  const isOwn = (kind: RegExp): boolean => kind.test(car.guide.model) || car.version !== null;
  return thrifty.some((kind) => kind.test(engines) && !kind.test(text) && !isOwn(kind));
}

/** Whether the best-rated one is of a kind that stands here: a hybrid says nothing of our V6. */
function isOfOwnKind({ car, pair }: ComparedVehicle): boolean {
  if (!car) return false;
  const rows = economyOfCar(car);
  const [best] = rows.toSorted((one, two) => Number(two.combined) - Number(one.combined));
  const isHybrid = /\bhybrid\b/i.test(best?.version ?? '');
  const fuels = pair.vehicles.map(({ fuelType, model }) => {
    return fuelType === 'hybrid' || /\bhybrid\b/i.test(model ?? '');
  });
  return !(isHybrid && fuels.length > 0 && !fuels.includes(true));
}

/** The highest published figure; null where there is none, or none of the trim alone. */
export function mostOf(car: Car, lead: CarLead): number | null {
  if (lead === 'third-row') return volumeOf({ car }, thirdRow) || null;
  const name = lead === 'mpg' ? null : lead;
  const { isOwn } = name === null ? trimEconomy(car) : trimFigures(car, name);
  if (car.trim !== null && !isDesignation(car.trim, car.guide) && !isOwn) return null;
  if (lead === 'cargo') return Number(comparableCargo(car)?.figure.value ?? 0) || null;
  const values =
    lead === 'mpg'
      ? economyOfCar(ratedCarOf(car)).map(({ combined }) => Number(combined))
      : figuresOf(figuredBeside(car, lead), lead).map(({ value }) => numberIn(value));
  return values.length > 0 ? Math.max(...values) : null;
}

export function highestOf(car: Car, name: FigureName): number {
  return Math.max(0, ...figuresOf(car, name).map(({ value }) => numberIn(value)));
}

/** Of "8.4 to 8.6" the second. */
function numberIn(value: string): number {
  return Number(value.split(' to ').at(-1)?.replaceAll(',', ''));
}
