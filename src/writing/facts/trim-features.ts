import type { Fact } from './fact.ts';
import { slug } from './stock-facts.ts';
import type { StockSet } from './stock-sets.ts';

/** What one trim has here and the others do not, in the feed's words. */
export type TrimFeatures = { trim: string; count: number; features: string[] };

/** One row may have been optioned up: a trim is known by two or more. */
const fewestRows = 2;
/** More is a list that nobody reads. */
const maxFeatures = 4;
/** What reads as the name of a feature; feeds also put slogans and codes there. */
const name = /^\p{L}[\p{L}\p{N} /'-]{3,38}$/u;

/**
 * What every row of a trim has is a fact about that trim here; what the rows of the others do not
 * have is what sets it apart. Only of one model in one year, since trims change between years.
 */
export function trimFeaturesOf({ vehicles, summary }: StockSet): TrimFeatures[] {
  if (summary.models.length !== 1 || summary.years.length !== 1) return [];
  const trims = summary.trims.filter(({ count }) => count >= fewestRows);
  if (trims.length < 2) return [];
  const byTrim = trims.map(({ name: trim, count }) => {
    const rows = vehicles.filter((car) => car.trim === trim);
    const [first, ...rest] = rows.map(({ features }) => new Set(features.filter(isName)));
    const shared = rest.reduce((all, one) => all.intersection(one), first ?? new Set<string>());
    return { trim, count, shared, rows };
  });
  return byTrim.map(({ trim, count, shared }) => {
    const others = byTrim.filter((one) => one.trim !== trim).flatMap(({ rows }) => rows);
    const elsewhere = new Set(others.flatMap(({ features }) => features));
    const own = [...shared.difference(elsewhere)].toSorted();
    return { trim, count, features: own.slice(0, maxFeatures) };
  });
}

export function trimFeatureId(set: Pick<StockSet, 'id'>, trim: string): string {
  return `${set.id}.trim.${slug(trim)}.features`;
}

export function trimFeatureFacts(set: StockSet, asOf: string): Fact[] {
  return trimFeaturesOf(set)
    .filter(({ features }) => features.length > 0)
    .map(({ trim, count, features }) => ({
      id: trimFeatureId(set, trim),
      label: `On every ${trim} here and on no other trim here`,
      value: features.join(', '),
      unit: null,
      source: `stock rows of ${count} vehicles`,
      asOf,
    }));
}

function isName(feature: string): boolean {
  return name.test(feature) && feature !== feature.toUpperCase();
}
