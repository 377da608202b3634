import { lazy } from '../../lib/lazy.ts';
import type { StockVehicle } from '../store-profile.ts';
import { library } from '../topics/library.ts';
import type { Fact } from './fact.ts';
import { slug } from './stock-facts.ts';
import type { StockSets } from './stock-sets.ts';
import { summariseStock } from './stock-summary.ts';
import { trimFeaturesOf } from './trim-features.ts';

/** So few rows share a feature by chance. */
const fewestRows = 3;
/** More is a list that nobody reads. */
const maxShared = 4;

/** What topic files ask of the feed's lists of features: "remote start|remote engine start". */
const askedFeatures = lazy((): string[] => {
  const lines = library().files.flatMap(({ questions }) =>
    questions.flatMap((one) => one.facts ?? []),
  );
  const calls = lines.flatMap(({ ways }) => ways.flat());
  const named = calls.filter(({ name }) => name === 'feature' || name === 'feature-stock');
  return [...new Set(named.map(({ words }) => words))];
});

/** The rows of a set that list a feature, by any of its names. */
export function listing(vehicles: readonly StockVehicle[], words: string): StockVehicle[] {
  const names = words.toLowerCase().split('|');
  return vehicles.filter(({ features }) =>
    features.some((feature) => {
      const text = feature.toLowerCase();
      return names.some((name) => text.includes(name)) && !denied.test(text);
    }),
  );
}

/** "Less remote start", "remote start delete". */
const denied = /\b(less|without|not|no|delete|removed|prep|ready|capable|available)\b/;

/** What every row of one model and year lists, in the feed's words; empty for few rows. */
export function sharedFeaturesOf(sets: StockSets): string[] {
  const { vehicles, summary } = sets.exact;
  const isOne = summary.models.length === 1 && summary.years.length === 1;
  const [first, ...rest] = vehicles.map(({ features }) => new Set(features.filter(isName)));
  if (!isOne || !first || vehicles.length < fewestRows) return [];
  const shared = rest.reduce((all, one) => all.intersection(one), first);
  const own = new Set(trimFeaturesOf(sets.exact).flatMap(({ features }) => features));
  return [...shared]
    .filter((one) => !own.has(one))
    .toSorted()
    .slice(0, maxShared);
}

function isName(feature: string): boolean {
  return /^\p{L}[\p{L}\p{N} /'-]{3,38}$/u.test(feature) && feature !== feature.toUpperCase();
}

export function featureFactId(set: 'exact' | 'match' | 'lot', words: string): string {
  return `${set}.feature.${slug(featureName(words))}`;
}

/** As the topic file says it: the first of its names. */
export function featureName(words: string): string {
  return words.split('|')[0] ?? words;
}

/** How many rows list what readers ask for; a feed that lists nothing tells nothing. */
export function featureFactsOf(sets: StockSets, asOf: string): Fact[] {
  const counted = (['exact', 'match', 'lot'] as const).flatMap((id) => {
    const { vehicles } = sets[id];
    const told = vehicles.filter(({ features }) => features.length > 0);
    if (told.length === 0) return [];
    return askedFeatures().flatMap((words): Fact[] => {
      const rows = listing(told, words);
      if (rows.length === 0) return [];
      const label = `Rows that list ${featureName(words)}, of ${vehicles.length}`;
      const models = summariseStock(rows).models.map(({ name }) => name);
      const source = `stock rows of ${rows
        .map((car) => car.id)
        .slice(0, 5)
        .join(', ')}`;
      const own = { id: featureFactId(id, words), label, value: rows.length, unit: 'vehicles' };
      const names = { ...own, id: `${own.id}.models`, value: models.join(', '), unit: null };
      return [own, names].map((fact) => ({ ...fact, source, asOf }));
    });
  });
  const shared = sharedFeaturesOf(sets);
  const source = `stock rows of ${sets.exact.summary.count} vehicles`;
  const label = 'On every one of them here';
  const own = { id: 'exact.features', label, value: shared.join(', '), unit: null, source, asOf };
  return shared.length === 0 ? counted : [...counted, own];
}
