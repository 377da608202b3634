import { trimsOf } from '../cars/figures-of.ts';
import { withoutRemark } from '../cars/named-trims.ts';
import type { FactSheet } from '../facts/fact-sheet.ts';
import type { StockSummary } from '../facts/stock-summary.ts';
import { compact } from '../research/reading/normalise.ts';

type Trim = { name: string; summary: StockSummary };

/** Trims in the maker's order; by price where the guide doesn't know them all. */
export function inLineup<Group extends Trim>(
  groups: readonly Group[],
  { car }: FactSheet,
): Group[] {
  const trims = car ? trimsOf(car).map((one) => compact(withoutRemark(one))) : [];
  const placeOf = ({ name }: Trim): number => trims.indexOf(compact(name));
  const isKnown = groups.every((one) => placeOf(one) >= 0);
  return groups.toSorted(isKnown ? (one, two) => placeOf(one) - placeOf(two) : byPrice);
}

function byPrice(one: Trim, two: Trim): number {
  const price = ({ summary }: Trim): number => summary.price?.min ?? Number.MAX_SAFE_INTEGER;
  return price(one) - price(two) || (one.name < two.name ? -1 : 1);
}
