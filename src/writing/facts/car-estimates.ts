import { type Car } from '../cars/car-of.ts';
import type { CarEconomy } from '../cars/car-model.ts';
import { drivePairsIn } from '../cars/economy-by-drive.ts';
import { economyDiffersIn } from '../cars/economy-differs.ts';
import { versionIn } from '../cars/car-version.ts';
import {
  economyOfCar,
  figuresOf,
  isGasTrim,
  trimEconomy,
  trimFigures,
} from '../cars/figures-of.ts';
import type { HybridWorth } from '../cars/hybrid-worth.ts';
import { figuredBeside } from '../cars/rated-car.ts';
import { joinWithAnd } from '../realise/lists.ts';
import { mileageText } from './mileage-text.ts';
import { ratedAlone } from './rated-engines.ts';
import {
  carName,
  figureLabels,
  figureText,
  figureUnits,
  inYearText,
  toldName,
  type Told,
  versionText,
  yearsText,
} from './car-texts.ts';

/** What the EPA estimates of a car: miles per gallon by cycle, gallons a year, electric range. */
export function estimateFacts(car: Car): Told[] {
  const { rows, isOwn } = trimEconomy(car);
  const range = trimFigures(car, 'range');
  const rangeNotes = range.rows.map(({ note }) => note);
  const combined = rows.map((one) => Number(one.combined));
  const [low, high] = [Math.min(...combined), Math.max(...combined)];
  const texts = rows.map(economyText);
  return [
    ['mpg-which', 'Car of the EPA estimates', rows.length > 0 ? ratedName(car, isOwn) : null],
    ['mpg', 'EPA estimates', rows.length > 0 && rows.length < 3 ? joinWithAnd(texts) : null],
    ['mpg-span', 'EPA estimates, combined', rows.length < 3 ? null : `${spanText(low, high)} mpg`],
    ['mpg-by', 'What the EPA estimates differ in', economyDiffersIn(rows, car.span.trims)],
    ['mpg-combined', 'EPA estimates, combined', rows.length > 0 ? spanText(low, high) : null],
    ['mpg-rated', 'EPA estimates, combined', rows.length > 0 ? spanOfRated(car, low, high) : null],
    ['gallons', 'Gallons for the miles of the EPA label', gallonsText(low, high)],
    ['label-miles', 'Miles a year on the EPA label', labelMiles.toLocaleString('en-US')],
    ['mpg-best', 'Highest EPA estimate', texts[combined.indexOf(high)] ?? null],
    ...rows.map((row, at): Told => [`mpg.${at + 1}`, 'EPA estimate', economyText(row)]),
    ['drive-mpg', 'EPA estimates by driven wheels', driveEconomy(rows)],
    ['hybrid-mpg', 'EPA estimates of the hybrid', hybridEconomy(car)],
    ['hybrid-which', 'Car of the hybrid estimates', carName({ ...car, typed: null, trim: null })],
    ['range-which', 'Car of the electric range', toldName(car, range.isOwn, rangeNotes)],
    ['plug-in-range', 'EPA-estimated range on electricity', plugInRange(car)],
    ['range-most', `${figureLabels.range}, the longest`, longestRange(car)],
    ['range-versions', `${figureLabels.range}, by version`, rangeText(car)],
    ['range', figureLabels.range, rangeText(car)],
    ...rangesOf(car),
  ];
}

/** Few are told one after the other, many by the shortest and the longest. */
function rangesOf(car: Car): Told[] {
  const rows = figuresOf(car, 'range');
  if (rows.length <= mostRanges) return [['range-few', figureLabels.range, rangeText(car)]];
  const all = rows.flatMap(({ value }) => value.split(' to ').map(Number));
  return [
    ['range-span', figureLabels.range, `${spanText(Math.min(...all), Math.max(...all))} miles`],
  ];
}

const mostRanges = 3;

/** "28 mpg combined with front-wheel drive and 26 mpg with all-wheel drive", of two engines. */
function driveEconomy(rows: readonly CarEconomy[]): string | null {
  const texts = drivePairsIn(rows).map(({ version, two, four }) => {
    const own = version === '' ? '' : ` (${versionText(version)})`;
    const less = `${two.combined} mpg combined with ${two.drive}`;
    return `${less} and ${four.combined} mpg with ${four.drive}${own}`;
  });
  return texts.length > 0 ? texts.slice(0, 2).join(', and at ') : null;
}

/** Of the hybrid version where there are others: "41 mpg city, 38 mpg highway and 40 combined". */
function hybridEconomy(car: Car): string | null {
  const { engines } = car.span;
  // Where there is nothing else, ratings don't say that they are the hybrid's.
  const isAll = engines.length > 0 && engines.every((one) => versionIn(one) === 'hybrid');
  const version = isAll ? null : 'hybrid';
  const rows =
    car.version === null ? economyOfCar({ ...car, version, typed: null, trim: null }) : [];
  const combined = rows.map((one) => Number(one.combined));
  if (rows.length < 3) return joinWithAnd(rows.map(economyText));
  return `${spanText(Math.min(...combined), Math.max(...combined))} mpg combined`;
}

/** What the hybrid saves on its gas version; less than this pays for itself in many years. */
const muchSaved = 110;

/** In gallons for the miles of the EPA label. */
export function hybridWorthFacts({ year, hybrid, gas, most }: HybridWorth): Told[] {
  const saved = Math.round((labelMiles / most.gas - labelMiles / most.hybrid) / 5) * 5;
  if (saved <= 0) return [];
  return [
    ['worth-year', 'Model year of both ratings', String(year)],
    ['worth-hybrid', 'EPA estimates of the hybrid, combined', spanOf(hybrid)],
    ['worth-gas', 'EPA estimates of the gas version, combined', spanOf(gas)],
    [saved < muchSaved ? 'worth-little' : 'worth-saved', 'Gallons saved', String(saved)],
  ];
}

/** For a cell: "20 to 22 (2.7L and 3.3L)" where not all engines are rated. */
function spanOfRated(car: Car, low: number, high: number): string {
  const only = ratedAlone(car);
  return only === null ? spanText(low, high) : `${spanText(low, high)} (${only})`;
}

function spanOf(combined: readonly number[]): string {
  return spanText(Math.min(...combined), Math.max(...combined));
}

/** Before the engine starts: "42 miles in the plug-in hybrid". */
function plugInRange(car: Car): string | null {
  const rated = figuresOf(car, 'range').filter(({ note }) => versionIn(note) === 'plug-in');
  const texts = rated.map(({ value, note }) => {
    const told = note.replace(/^on electricity(?: alone)?,? ?/, '');
    // "The RAV4 Plug-in Hybrid" is no other version.
    const own = car.version === null ? told : told.replace(/^(?:in|with) the plug-in hybrid$/, '');
    return figureText({ value, note: own }, 'miles');
  });
  return joinWithAnd(texts);
}

/** "gas 2024 CR-V" of an EX beside hybrids, where none of the ratings is of it alone. */
function ratedName(car: Car, isOwn: boolean): string {
  const name = toldName(
    car,
    isOwn,
    economyOfCar(car).map((one) => one.version),
  );
  if (!isOwn && isGasTrim(car)) return `gas ${name}`;
  // Of a model whose gas version nobody has rated yet the estimates are those of the hybrid.
  const kinds = new Set(economyOfCar(car).map((one) => versionIn(one.version)));
  const { version, trim, year, span } = car;
  const isWhole = version === null && trim === null && year !== null;
  const isHalf = isWhole && span.engines.some((one) => versionIn(one) === null);
  return isHalf && kinds.size === 1 && kinds.has('hybrid') ? `hybrid ${name}` : name;
}

/** Of a model that is sold with gas engines too: "35–40". */
function hybridBeside(car: Car): string | null {
  const kinds = car.span.engines.map(versionIn);
  if (car.version !== null || !kinds.includes('hybrid') || !kinds.includes(null)) return null;
  const rows = economyOfCar({ ...car, typed: null, trim: null });
  const own = rows.filter(({ version }) => versionIn(version) === 'hybrid');
  return own.length > 0
    ? spanOf(own.map((one) => Number(one.combined))).replace(' to ', '–')
    : null;
}

/** For a table of the car's own model year. */
export function mileageRow(car: Car): Told[] {
  return [
    ['mileage', 'EPA estimates', mileageText(economyOfCar(car))],
    ['hybrid-beside', 'EPA estimates of the hybrid beside gas', hybridBeside(car)],
    ['own-range', figureLabels.range, rangeText(car)],
  ];
}

/** Of a shape that the EPA has not rated yet what the one before was rated at, with its years. */
export function earlierRow({ span, ...rest }: Car): Told[] {
  // The newest of them are the nearest.
  const newest = { ...rest, span, year: rest.year ?? span.to };
  const years = `model year ${newest.year ?? yearsText(span)}`;
  const [mileage, range] = [mileageText(economyOfCar(newest)), rangeText(newest)];
  const best = bestOf(economyOfCar(newest));
  return [
    ['mileage', 'EPA estimates', mileage && `${mileage}; ${years}`],
    ['mpg-best', 'Highest EPA estimate', best && inYearText(best, newest.year)],
    ['range', figureLabels.range, range === '' ? null : `${range}; ${years}`],
  ];
}

/** Of a year whose range nobody has listed yet that of the year before, by its name. */
export function rangeBeside(car: Car): Told[] {
  const near = figuredBeside(car, 'range');
  if (near === car) return [];
  const told = figuresOf(near, 'range').map((one) => {
    return inYearText(figureText(one, 'miles'), near.year);
  });
  const most = inYearText(longestRange(near) ?? '', near.year);
  return [
    ['range', figureLabels.range, joinWithAnd(told)],
    ['range-most', `${figureLabels.range}, the longest`, most],
  ];
}

function rangeText(car: Car): string {
  return joinWithAnd(figuresOf(car, 'range').map((one) => figureText(one, 'miles')));
}

function spanText(low: number, high: number): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

/** What the yearly fuel cost on the EPA label rests on (40 CFR 600.302-12). */
const labelMiles = 15_000;

/** Gallons a year at the highest and the lowest combined estimate, to the nearest five. */
function gallonsText(low: number, high: number): string | null {
  if (!Number.isFinite(low) || low <= 0) return null;
  const [least, most] = [high, low].map((mpg) => Math.round(labelMiles / mpg / 5) * 5);
  const told = least === most ? `${least} gallons` : `${least} to ${most} gallons`;
  return told.replace(/\d{4,}/g, (one) => Number(one).toLocaleString('en-US'));
}

function longestRange(car: Car): string | null {
  const longest = (value: string): number =>
    Number(value.split(' to ').at(-1)?.replaceAll(',', ''));
  const [most] = figuresOf(car, 'range').toSorted((one, two) => {
    return longest(two.value) - longest(one.value);
  });
  return most ? figureText(most, figureUnits.range) : null;
}

function bestOf(rows: readonly CarEconomy[]): string | null {
  const [best] = rows.toSorted((one, two) => Number(two.combined) - Number(one.combined));
  return best ? economyText(best) : null;
}

function economyText({ city, highway, combined, version }: CarEconomy): string {
  const figures = `${city} mpg city, ${highway} mpg highway and ${combined} mpg combined`;
  return version === '' ? figures : `${figures} (${versionText(version)})`;
}
