import { knownModel } from '../lexicon/models.ts';
import { segments } from '../lexicon/segments.ts';
import { modelKey } from '../reading/models.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { mostCommon } from './most-common.ts';
import { isSameBody, type Lot, type Unit } from './lot.ts';

const maxRivals = 3;
/** A model outside every segment still competes with one of its body style in this price band. */
const priceBand = 1.35;

const segmentsByModel: ReadonlyMap<string, number> = new Map(
  segments.flatMap((models, index) => models.split('|').map((model) => [model, index] as const)),
);

/**
 * The models in stock that a shopper of the subject would weigh against it; for a keyword without
 * a model, pairs are drawn from `pairsOf` instead. Other makes come first.
 */
export function rivalsOf(reading: Reading, matches: Lot, lot: Lot): string[] {
  if (reading.rivals.length > 0) return reading.rivals.map(modelKey);
  const { make, model } = reading;
  if (make === null || model === null) return [];
  const subject = { ...traits(matches), segment: segmentOf(make, model) };
  const others = lot.filter(({ named }) => named.model !== model);
  const byKey = groupByModel(others);
  const rivals = mostCommon(others.map(({ named }) => modelKey(named))).filter((key) => {
    return competes(subject, traits(byKey.get(key) ?? []));
  });
  const isOwnMake = (key: string) => Number(key.startsWith(`${make} `));
  return rivals.sort((one, other) => isOwnMake(one) - isOwnMake(other)).slice(0, maxRivals);
}

/** Pairs of models among the matches that shoppers weigh against each other. */
export function pairsOf(matches: Lot): [string, string][] {
  const byKey = groupByModel(matches);
  const keys = mostCommon(matches.map(({ named }) => modelKey(named)));
  const pairs: [string, string][] = [];
  for (const [index, one] of keys.entries()) {
    const other = keys.slice(index + 1).find((candidate) => {
      return competes(traits(byKey.get(one) ?? []), traits(byKey.get(candidate) ?? []));
    });
    if (other !== undefined && !pairs.flat().includes(other)) pairs.push([one, other]);
    if (pairs.length === maxRivals) break;
  }
  return pairs;
}

type Traits = {
  bodyStyle: Unit['bodyStyle'];
  medianCents: number | null;
  segment: number | null;
};

function competes(one: Traits, other: Traits): boolean {
  if (one.segment !== null && other.segment !== null) return one.segment === other.segment;
  if (!isSameBody(one.bodyStyle, other.bodyStyle)) return false;
  if (one.medianCents === null || other.medianCents === null) return false;
  const ratio = one.medianCents / Math.max(1, other.medianCents);
  return ratio < priceBand && ratio > 1 / priceBand;
}

function traits(units: Lot): Traits {
  const prices = units.flatMap(({ vehicle }) => vehicle.priceCents ?? []).sort((a, b) => a - b);
  const first = units[0];
  return {
    bodyStyle: first?.bodyStyle ?? null,
    medianCents: prices[prices.length >> 1] ?? null,
    segment: first === undefined ? null : segmentOf(first.named.make, first.named.model),
  };
}

/** Null for a model that is not listed under that make: feeds know a "Chevrolet 1500", too. */
function segmentOf(make: string, model: string): number | null {
  const listed = knownModel(make, model);
  return listed === undefined ? null : (segmentsByModel.get(listed.name) ?? null);
}

function groupByModel(units: Lot): Map<string, Lot> {
  return Map.groupBy(units, ({ named }) => modelKey(named));
}
