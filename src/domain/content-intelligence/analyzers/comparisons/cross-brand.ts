import { knownModel } from '../../../../writing/research/lexicon/models.ts';
import { segments } from '../../../../writing/research/lexicon/segments.ts';
import { modelKey, type NamedModel } from '../../../../writing/research/reading/models.ts';
import type { ModelStock } from '../../snapshot/model-stock.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import type { Finding } from '../analyzer.ts';
import { tradeSearches } from '../demand.ts';
import { newestArrivalDays, yearToWriteOn } from '../model-metadata.ts';
import { pageWord, spanOf, times } from '../words.ts';

const minUnits = 2;
const maxPairs = 8;

type Pair = {
  one: ModelStock;
  other: NamedModel;
  /** Null where the lot has none. */
  otherStock: ModelStock | null;
  searches: string[];
  impressions: number;
};

const segmentOf = new Map(
  segments.flatMap((models, index) => models.split('|').map((model) => [model, index] as const)),
);

/** Models of two makes that shoppers weigh: asked for in searches, or both on the lot. */
export function* crossBrand(site: Snapshot): Generator<Finding | null> {
  const searched = yield* searchedPairs(site);
  const asked = new Set(searched.flatMap(({ one, other }) => [one.name, modelKey(other)]));
  const stocked = stockedPairs(site.models.filter(({ name }) => !asked.has(name)));
  for (const pair of [...searched, ...stocked].slice(0, maxPairs)) {
    if (isCompared(site, pair)) continue;
    yield finding(pageWord(site), spanOf(site, 'queries'), pair);
  }
}

function* searchedPairs(site: Snapshot): Generator<null, Pair[]> {
  const pairs = new Map<string, Pair>();
  const inStock = new Map(site.models.map((stock) => [stock.name, stock]));
  for (const search of tradeSearches(site, 5)) {
    yield null;
    const { make, model, rivals = [] } = search?.reading ?? {};
    const [rival] = rivals;
    if (!search || !make || !model || !rival || rival.make === make) continue;
    const [named, opposed] = inStock.has(modelKey({ make, model }))
      ? [{ make, model }, rival]
      : [rival, { make, model }];
    const one = inStock.get(modelKey(named));
    if (one === undefined) continue;
    const otherStock = inStock.get(modelKey(opposed)) ?? null;
    const fresh: Pair = { one, other: opposed, otherStock, searches: [], impressions: 0 };
    const pair = pairs.get(pairKey(fresh)) ?? fresh;
    pair.searches.push(search.query);
    pair.impressions += search.impressions;
    pairs.set(pairKey(pair), pair);
  }
  return [...pairs.values()].sort((a, b) => b.impressions - a.impressions);
}

/** Each model stands in one pair, with the rival that the lot has most of. */
function stockedPairs(models: readonly ModelStock[]): Pair[] {
  const enough = models.filter(({ units }) => units.length >= minUnits);
  const taken = new Set<string>();
  return enough.flatMap((one, index) => {
    if (taken.has(one.name)) return [];
    const other = enough.slice(index + 1).find((rival) => {
      return !taken.has(rival.name) && rival.make !== one.make && areRivals(one, rival);
    });
    if (other === undefined) return [];
    taken.add(one.name).add(other.name);
    return [{ one, other, otherStock: other, searches: [], impressions: 0 }];
  });
}

function areRivals(one: NamedModel, other: NamedModel): boolean {
  const segment = segmentOf.get(knownModel(one.make, one.model)?.name ?? '');
  const rival = segmentOf.get(knownModel(other.make, other.model)?.name ?? '');
  return segment !== undefined && segment === rival;
}

function isCompared({ pages }: Snapshot, { one, other }: Pair): boolean {
  const key = modelKey(other);
  return pages.ofModel(one.name).some(({ models, text }) => {
    return models.has(key) || text.includes(other.model.toLowerCase());
  });
}

function pairKey({ one, other }: Pick<Pair, 'one' | 'other'>): string {
  return [one.name, modelKey(other)].sort().join(' | ');
}

function finding(page: string, span: string, pair: Pair): Finding {
  const { one, other, otherStock, searches, impressions } = pair;
  const otherUnits = otherStock?.units.length ?? 0;
  const name = modelKey(other);
  const [query = ''] = searches;
  const asked = `Your site was shown ${times(impressions)} in ${span} for “${query}”`;
  const more = searches.length > 1 ? ' and the like' : '';
  const both =
    otherUnits > 0
      ? `you have both in stock (${one.units.length} and ${otherUnits})`
      : `you have ${one.units.length} of the first in stock and none of the second`;
  const description =
    searches.length > 0
      ? `${asked}${more}, and no page of yours sets the two side by side; ${both}.`
      : `Shoppers weigh these two against each other, and ${both}: they can drive both in one ` +
        `visit. No ${page} of yours compares them.`;
  return {
    key: [pairKey({ one, other })],
    subtype: 'cross_brand',
    title: `Compare the ${one.name} with the ${name}`,
    description,
    keyword: `${one.name} vs ${name}`,
    evidence: {
      impressions,
      gap: 1,
      units: one.units.length + otherUnits,
      agedShare: one.agedShare,
      ageDays: newestArrivalDays(one.units),
    },
    metadata: {
      vehicles: [
        { ...named(one), year: yearToWriteOn(one), units: one.units.length },
        { ...named(other), year: yearToWriteOn(otherStock ?? one), units: otherUnits },
      ],
      queries: searches.slice(0, 10),
      impressions,
    },
  };
}

function named({ make, model }: NamedModel): NamedModel {
  return { make, model };
}
