import { type Car, carOf, isDesignation, versionOf } from '../cars/car-of.ts';
import { carInCanada } from '../cars/canadian-car.ts';
import { type CarVersion, versionIn } from '../cars/car-version.ts';
import { gasCarOf } from '../cars/gas-car.ts';
import type { Brief } from '../brief.ts';
import { commonYear } from './compared-year.ts';
import type { ComparedVehicle } from './compared.ts';

/**
 * The sides with what the guide to models knows of each: of the year asked for, else of the cars
 * that are set against each other. Sides that are the same car to the guide, as two trims of one
 * year are, keep it all the same: what is equal is told once by the table.
 */
export function withCars(compared: readonly ComparedVehicle[], brief: Brief): ComparedVehicle[] {
  const { country } = brief.store;
  if (country !== 'US' && country !== 'CA') return [...compared];
  const common = commonYear(compared, brief);
  const told = compared.map((side) => guideOfSide(side, compared, common));
  // A shape that the guide has of one of them alone is compared in the years of each.
  const isCommon = told.every((car) => car !== null);
  const cars = compared.map((side, at) => {
    const car = isCommon ? (told[at] ?? null) : guideOfSide(side, compared, undefined);
    return car && country === 'CA' ? carInCanada(car) : car;
  });
  return compared.map((side, at) => {
    const car = cars[at] ?? null;
    return car ? { ...side, car: besideHybrid(car, cars), isKnown: true } : side;
  });
}

function guideOfSide(
  { subject, pair, portrait }: ComparedVehicle,
  all: readonly ComparedVehicle[],
  common: number | null | undefined,
): Car | null {
  const years = pair.vehicles.flatMap(({ year }) => year ?? []);
  const newest = years.length > 0 ? Math.max(...years) : (portrait?.shown.year ?? null);
  const near = common === undefined ? newest : common;
  const { make, model } = subject;
  const trims = all.flatMap(({ subject: one }) => (one.model === model ? (one.trim ?? []) : []));
  // Two trims of a model are compared in years that had both.
  const isOfTrims = subject.year === null && trims.length > 1;
  const isUsed = subject.condition === 'used' || subject.condition === 'certified';
  const asked = { make, model, trims, isUsed, year: isOfTrims ? null : (subject.year ?? near) };
  const here = common === undefined ? pair.vehicles : [];
  const car = carOf(asked, here) ?? carOf({ ...asked, year: subject.year }, here);
  if (!car) return null;
  // The year of a car that stands here is not the one that was asked for.
  const power = versions[subject.power ?? ''] ?? null;
  const version = car.version ?? versionOf(car.guide, car.span, power);
  const named = car.trim !== null && isDesignation(car.trim, car.guide) ? car.trim : null;
  const trim = isTwin(subject, all) ? subject.trim : named;
  const own = { ...car, year: subject.year, version, trim };
  return subject.power === 'gas' ? gasCarOf(own) : own;
}

const versions: Readonly<Record<string, CarVersion>> = {
  hybrid: 'hybrid',
  'plug-in hybrid': 'plug-in',
};

/** Beside its own hybrid a model is the one that burns gas: an RX 350 beside an RX 350h. */
function besideHybrid(car: Car, all: readonly (Car | null)[]): Car {
  const isPlain = car.version === null && versionIn(car.model) === null;
  const hasHybrid = all.some((one) => one?.guide === car.guide && one.version === 'hybrid');
  return isPlain && hasHybrid ? gasCarOf(car) : car;
}

/** Whether another trim of the same model stands beside it: only then it is told of by its trim. */
function isTwin(subject: ComparedVehicle['subject'], all: readonly ComparedVehicle[]): boolean {
  return all.some(
    ({ subject: one }) => one !== subject && one.model === subject.model && one.trim !== null,
  );
}
