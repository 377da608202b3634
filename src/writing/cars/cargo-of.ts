import type { CarFigure } from './car-model.ts';
import type { Car } from './car-of.ts';
import { figuresOf } from './figures-of.ts';

/** Where a cargo volume is measured, for those that can stand beside each other. */
export type CargoPlace = 'second-row' | 'trunk';

const places: readonly (readonly [CargoPlace, RegExp])[] = [
  ['second-row', /^behind the (?:rear seats?|second row)\b(?!.*\b(?:folded|without)\b)/],
  ['trunk', /^in the (?:(?:sedan|coupe)['’]s )?trunk\b/],
];

/**
 * The cargo volume of a car with five seats in use, which compares a two-row SUV with a minivan, or
 * that of its trunk; null where neither is known.
 */
export function comparableCargo(car: Car): { place: CargoPlace; figure: CarFigure } | null {
  const all = figuresOf(car, 'cargo');
  for (const [place, pattern] of places) {
    const measured = all.filter(({ note }) => pattern.test(note));
    // Of a model with two doors or four the four-door one stands beside other cars.
    const figure = measured.find(({ note }) => !/\btwo-door\b/.test(note)) ?? measured[0];
    if (figure) return { place, figure };
  }
  return null;
}

/** In cubic feet; 0 where it is not known, or measured in another place. */
export function cargoIn(car: Car, place: CargoPlace): number {
  const found = comparableCargo(car);
  return found?.place === place ? Number(found.figure.value) : 0;
}
