import type { StockVehicle } from '../store-profile.ts';
import { type Feature, features } from './lexicon.ts';

/** Where a row names equipment: its list, its interior, and what its own text lists. */
export function equipmentOf(
  car: Pick<StockVehicle, 'features' | 'interiorColor' | 'description'>,
): string[] {
  const said = (car.description ?? '').split(/[,.;:|\n\r•·*]|<[^>]*>| - | – /);
  const parts = said.map((one) => one.trim()).filter((one) => one.length > 2 && one.length < 60);
  return [...car.features, ...(car.interiorColor ? [car.interiorColor] : []), ...parts];
}

/** What a car has of the features that shoppers ask for, in the order of the lexicon. */
export function featuresIn(names: readonly string[]): Feature[] {
  return features().filter(({ match, not }) =>
    names.some((name) => match.test(name) && !not?.test(name) && !isDenied(name)),
  );
}

/** "Navigation delete", "w/o sunroof", "Trailer hitch: not available". */
function isDenied(name: string): boolean {
  return /\b(?:delete|deleted|w\/o|without|not (?:included|available|equipped)|no)\b/i.test(name);
}

/** The share of a store's cars that have each feature, by its id. */
export function sharesOf(all: readonly (readonly Feature[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of all.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map([...counts].map(([id, count]) => [id, count / Math.max(all.length, 1)]));
}

/**
 * The features that matter for a car, the rarest in the store first: what all its neighbors have
 * too tells a shopper little. Worth breaks ties, and lifts what people ask for by name.
 */
export function mattering(own: readonly Feature[], shares: ReadonlyMap<string, number>): Feature[] {
  const value = ({ id, worth }: Feature) => worth * (1.5 - (shares.get(id) ?? 0));
  return own.toSorted((one, two) => value(two) - value(one) || (one.id < two.id ? -1 : 1));
}
