import type { FigureName } from './car-model.ts';
import { type Car, versionOf } from './car-of.ts';
import { economyOfCar, figuresOf } from './figures-of.ts';
import { namedTrims, withoutRemark } from './named-trims.ts';
import { gasCarOf } from './gas-car.ts';
import { nearestYear } from './in-year.ts';
import { versionIn } from './car-version.ts';

/**
 * The car that EPA estimates are told of: the asked one, else the same shape in the nearest year
 * that has some, else the model in the years right before its own, since a new shape comes to the
 * guide before its estimates do.
 */
export function ratedCarOf(car: Car): Car {
  if (isRated(car)) return car;
  const near = inNearestYear(
    car,
    car.span.economy.map(({ version }) => version),
  );
  if (isRated(near)) return near;
  const { guide, model, span } = car;
  const before = guide.spans.find(({ to }) => to === span.from - 1);
  if (!before) return car;
  const version = versionOf(guide, before, car.version ?? versionIn(model));
  const whole: Car = { ...car, year: null, span: before, others: [], version };
  const earlier = car.isGas ? gasCarOf(whole) : whole;
  return isRated(earlier) ? earlier : car;
}

/** Whether its estimates are those of the shape before it: beside another car's they mislead. */
export function isRatedBefore(car: Car): boolean {
  return ratedCarOf(car).span.from < car.span.from;
}

/** The car that a published figure is told of, in the nearest year of its shape that has one. */
export function figuredCarOf(car: Car, name: FigureName): Car {
  const beside = figuredBeside(car, name);
  if (beside !== car || figuresOf(car, name).length > 0) return beside;
  const notes = (car.span.figures[name] ?? []).map(({ note }) => note);
  const near = inNearestYear(car, notes);
  return figuresOf(near, name).length > 0 ? near : car;
}

/**
 * The car that something is told of: where no year is asked for and the newest shape has nothing on
 * it yet, the one before it that has.
 */
export function toldCarOf(car: Car, isTold: (one: Car) => boolean): Car {
  const { guide, model, span, year } = car;
  if (year !== null || isTold(car)) return car;
  const older = guide.spans
    .filter(({ from }) => from < span.from)
    .map((before): Car => {
      const version = versionOf(guide, before, car.version ?? versionIn(model));
      return { ...car, span: before, others: [], version };
    });
  return older.find(isTold) ?? car;
}

/** What a maker has not said of a model year yet is mostly what it said of the one before. */
const awayBeside = 1;

export const maxima: readonly FigureName[] = ['towing', 'payload', 'range'];

/**
 * The car that the highest figure is told of beside other cars: its own, else the same shape in the
 * year next to it, where only a single trim's figure is known of its own year.
 */
export function figuredBeside(car: Car, name: FigureName): Car {
  const { year, span, trim } = car;
  const [lowest] = span.trims;
  if (year === null || trim !== null || !maxima.includes(name)) return car;
  const isOfTrims = figuresOf(car, name).every(({ note }) => {
    return lowest && namedTrims(note, withoutRemark(lowest), span.trims).length > 0;
  });
  const near = nearestYear(
    (span.figures[name] ?? []).map(({ note }) => note),
    year,
  );
  if (!isOfTrims || near === null || Math.abs(near - year) > awayBeside) return car;
  const there = { ...car, year: near };
  return mostIn(there, name) > mostIn(car, name) ? there : car;
}

function mostIn(car: Car, name: FigureName): number {
  const values = figuresOf(car, name).map(({ value }) => {
    return Number(value.split(' to ').at(-1)?.replaceAll(',', ''));
  });
  return Math.max(0, ...values);
}

function isRated(car: Car): boolean {
  return economyOfCar(car).length > 0 || figuresOf(car, 'range').length > 0;
}

function inNearestYear(car: Car, notes: readonly string[]): Car {
  const year = car.year === null ? null : nearestYear(notes, car.year);
  return year === null ? car : { ...car, year };
}
