import { knownModel } from '../lexicon/models.ts';
import { segments } from '../lexicon/segments.ts';
import { modelKey } from '../reading/models.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { mostCommon } from './most-common.ts';
import { isSameBody, type Lot } from './signals.ts';

const MOST_RIVALS = 3;
/** A model outside every segment still competes with one of its body style in this price band. */
const PRICE_BAND = 1.35;

const segmentOf: ReadonlyMap<string, number> = new Map(
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
  const subject = { make, model, ...traits(matches), name: `${make} ${model}` };
  const others = lot.filter(({ named }) => named.model !== model);
  const byKey = groupByModel(others);
  const rivals = mostCommon(others.map(({ named }) => modelKey(named))).filter((key) => {
    const units = byKey.get(key) ?? [];
    return competes(subject, { ...traits(units), model: units[0]?.named.model ?? '' });
  });
  const isOwnMake = (key: string) => Number(key.startsWith(`${make} `));
  return rivals.sort((one, other) => isOwnMake(one) - isOwnMake(other)).slice(0, MOST_RIVALS);
}

/** Pairs of models among the matches that shoppers weigh against each other. */
export function pairsOf(matches: Lot): [string, string][] {
  const byKey = groupByModel(matches);
  const keys = mostCommon(matches.map(({ named }) => modelKey(named)));
  const pairs: [string, string][] = [];
  for (const [index, one] of keys.entries()) {
    const other = keys.slice(index + 1).find((candidate) => {
      return areRivals(byKey.get(one) ?? [], byKey.get(candidate) ?? []);
    });
    if (other !== undefined && !pairs.flat().includes(other)) pairs.push([one, other]);
    if (pairs.length === MOST_RIVALS) break;
  }
  return pairs;
}

type Traits = { bodyStyle: Lot[number]['vehicle']['bodyStyle']; medianCents: number | null };

function areRivals(one: Lot, other: Lot): boolean {
  return competes(
    { ...traits(one), model: one[0]?.named.model ?? '' },
    { ...traits(other), model: other[0]?.named.model ?? '' },
  );
}

function competes(one: Traits & { model: string }, other: Traits & { model: string }): boolean {
  const segment = segmentOf.get(one.model);
  const otherSegment = segmentOf.get(other.model);
  if (segment !== undefined && otherSegment !== undefined) return segment === otherSegment;
  if (!isSameBody(one.bodyStyle, other.bodyStyle)) return false;
  if (one.medianCents === null || other.medianCents === null) return false;
  const ratio = one.medianCents / Math.max(1, other.medianCents);
  return ratio < PRICE_BAND && ratio > 1 / PRICE_BAND;
}

function traits(units: Lot): Traits {
  const prices = units.flatMap(({ vehicle }) => vehicle.priceCents ?? []).sort((a, b) => a - b);
  const first = units[0];
  const listed = first === undefined ? undefined : knownModel(first.named.make, first.named.model);
  return {
    bodyStyle: first?.vehicle.bodyStyle ?? listed?.bodyStyle ?? null,
    medianCents: prices[prices.length >> 1] ?? null,
  };
}

function groupByModel(units: Lot): Map<string, Lot> {
  return Map.groupBy(units, ({ named }) => modelKey(named));
}
