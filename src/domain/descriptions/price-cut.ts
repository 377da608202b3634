import { day, isoTime } from '../../lib/clock.ts';
import { localDay } from '../../writing/facts/local-date.ts';
import type { PriceCut } from '../../writing/description/described-vehicle.ts';

type Priced = { kind: string; price: number | null; at: number };

/** A former price must have been asked openly for a good while (16 CFR 233.1). */
const minAskedMs = 28 * day;
/** Who reads of it later takes it for news. */
const maxAgeMs = 28 * day;
/** Of the former price; less is no reason to come. */
const minShare = 0.01;

/**
 * The cut by which a vehicle came to its price, by its history, newest first. Null where it was
 * small, is old, or followed a price that had not been asked for long.
 */
export function priceCutOf(
  history: readonly Priced[],
  now: { price: number | null; currency: string; atMs: number; timeZone: string },
): PriceCut | null {
  const [last, before] = history.filter(({ kind, price }) => isPricing(kind) && price !== null);
  if (last?.kind !== 'price_changed' || !before) return null;
  const { price: to, at } = last;
  const { price: from, at: since } = before;
  if (from === null || to === null || to !== now.price) return null;
  if (from - to < from * minShare || now.atMs - at > maxAgeMs || at - since < minAskedMs)
    return null;
  const amount = Math.floor((from - to) / 100);
  return { amount, currency: now.currency, day: localDay(isoTime(at), now.timeZone) };
}

function isPricing(kind: string): boolean {
  return kind === 'arrived' || kind === 'returned' || kind === 'price_changed';
}
