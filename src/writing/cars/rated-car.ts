import type { FigureName } from './car-model.ts';
import { type Car, versionOf } from './car-of.ts';
import { economyOfCar, figuresOf } from './figures-of.ts';
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
  const earlier: Car = { ...car, year: null, span: before, others: [], version };
  return isRated(earlier) ? earlier : car;
}

/** The car that a published figure is told of, in the nearest year of its shape that has one. */
export function figuredCarOf(car: Car, name: FigureName): Car {
  if (figuresOf(car, name).length > 0) return car;
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

function isRated(car: Car): boolean {
  return economyOfCar(car).length > 0 || figuresOf(car, 'range').length > 0;
}

function inNearestYear(car: Car, notes: readonly string[]): Car {
  const year = car.year === null ? null : nearestYear(notes, car.year);
  return year === null ? car : { ...car, year };
}
