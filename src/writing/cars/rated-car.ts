import { type Car, versionOf } from './car-of.ts';
import { economyOfCar, figuresOf } from './figures-of.ts';
import { versionIn } from './car-version.ts';

/**
 * The car that EPA estimates are told of: the asked one, else the same model in the years right
 * before its own, since a new shape comes to the guide before its estimates do.
 */
export function ratedCarOf(car: Car): Car {
  if (economyOfCar(car).length > 0 || figuresOf(car, 'range').length > 0) return car;
  const { guide, model, span } = car;
  const before = guide.spans.find(({ to }) => to === span.from - 1);
  if (!before) return car;
  const version = versionOf(guide, before, versionIn(model));
  const earlier: Car = { ...car, year: null, span: before, others: [], version };
  const isRated = economyOfCar(earlier).length > 0 || figuresOf(earlier, 'range').length > 0;
  return isRated ? earlier : car;
}
