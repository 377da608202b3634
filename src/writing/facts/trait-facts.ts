import type { StockVehicle } from '../store-profile.ts';
import type { Fact } from './fact.ts';
import { passes, type StockFilter } from './stock-filter.ts';
import { slug } from './stock-facts.ts';
import { hasTrait } from './traits.ts';

export function traitFactId(name: string): string {
  return `keyword.trait.${slug(name)}`;
}

/** How many of the kind that was asked for are listed with each feature. */
export function traitFactsOf(
  wanted: StockFilter,
  lot: readonly StockVehicle[],
  asOf: string,
): Fact[] {
  const kind = lot.filter((car) => passes(car, { ...wanted, traits: null }));
  return (wanted.traits ?? []).map((name) => ({
    id: traitFactId(name),
    label: `Of those asked for, listed with ${name}`,
    value: kind.filter((car) => hasTrait(car, name)).length,
    unit: 'vehicles',
    source: `stock rows of ${kind.length} vehicles`,
    asOf,
  }));
}
