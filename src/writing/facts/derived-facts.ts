import { certifiedFactsOf } from './certified-facts.ts';
import type { Fact } from './fact.ts';
import { slug, spanFacts } from './stock-facts.ts';
import type { StockSet, StockSets } from './stock-sets.ts';
import { trimFeatureFacts } from './trim-features.ts';
import { summariseStock } from './stock-summary.ts';

/** Facts reckoned from others: prices per trim and model, and gaps between prices. */
export function derivedFactsOf(sets: StockSets, asOf: string): Fact[] {
  const groups = (['exact', 'near', 'match', 'lot'] as const).flatMap((id) => [
    ...pricesPer(sets[id], 'trim', asOf),
    ...pricesPer(sets[id], 'model', asOf),
  ]);
  const gap = priceGap(sets);
  const ofLot = certifiedFactsOf(sets.lot.vehicles);
  const facts = [...groups, ...trimFeatureFacts(sets.exact, asOf), ...ofLot];
  if (gap !== null) {
    facts.push({
      id: 'gap.new-used',
      label: 'Lowest price new less lowest price used',
      value: gap,
      unit: sets.fresh.summary.price?.unit.toLowerCase() ?? null,
      source: 'difference of two stock prices',
      asOf,
    });
  }
  return facts;
}

/** Lowest new price less lowest used price of the model, when both are known and it is positive. */
export function priceGap(sets: StockSets): number | null {
  const [fresh, used] = [sets.fresh.summary.price, sets.used.summary.price];
  if (!fresh || !used || fresh.unit !== used.unit || fresh.min <= used.min) return null;
  return fresh.min - used.min;
}

/** The vehicles of a set by trim or by model, with their summary. */
export function groupsOf(
  set: StockSet,
  kind: 'trim' | 'model',
): { name: string; summary: ReturnType<typeof summariseStock> }[] {
  const list = kind === 'trim' ? set.summary.trims : set.summary.models;
  return list.map(({ name }) => ({
    name,
    summary: summariseStock(
      set.vehicles.filter((car) =>
        kind === 'trim' ? car.trim === name : `${car.make} ${car.model}` === name,
      ),
    ),
  }));
}

function pricesPer(set: StockSet, kind: 'trim' | 'model', asOf: string): Fact[] {
  return groupsOf(set, kind).flatMap(({ name, summary }) =>
    spanFacts(
      `${set.id}.${kind}.${slug(name)}.price`,
      `${kind} ${name}, price`,
      summary.price,
      asOf,
    ),
  );
}
