import type { Subject } from '../brief.ts';
import type { StockVehicle } from '../store-profile.ts';
import { nearestTo } from './nearest-stock.ts';
import { likeModels } from './same-kind.ts';
import { isInCondition, isWithinPrice, type StockFilter } from './stock-filter.ts';

/**
 * What comes closest to a model, year or trim that is not here: of the price that was asked for,
 * and new or used as it was, where any is. Empty where all of the make cost more, and another make
 * has one of the kind for that price.
 */
export function standInsFor(
  subject: Subject,
  lot: StockVehicle[],
  family: StockVehicle[],
  wanted: StockFilter,
): StockVehicle[] {
  // Of the trim that was asked for in other years, before other trims.
  const ofTrim = family.filter((car) => subject.trim !== null && isSame(car.trim, subject.trim));
  const near = ofTrim.length > 0 ? ofTrim : nearestTo(subject, lot, family);
  const within = asAsked(near, wanted);
  const isOver = wanted.priceMax !== null && !within.some((car) => isWithinPrice(car, wanted));
  const others = family.length === 0 && isOver ? likeModels(subject, lot) : [];
  return others.some((car) => isWithinPrice(car, wanted)) ? [] : within;
}

/** Those that meet price and condition, else the price alone, else the condition; else all. */
export function asAsked(cars: readonly StockVehicle[], wanted: StockFilter): StockVehicle[] {
  const { condition } = wanted;
  const priced = cars.filter((car) => isWithinPrice(car, wanted));
  const kind = cars.filter((car) => condition === null || isInCondition(car, condition));
  const both = kind.filter((car) => priced.includes(car));
  return [both, priced, kind, [...cars]].find((some) => some.length > 0) ?? [];
}

function isSame(one: string | null, two: string): boolean {
  return one?.toLowerCase() === two.toLowerCase();
}
