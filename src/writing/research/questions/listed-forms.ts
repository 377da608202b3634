import { isKindOfCars } from '../keyword-kind.ts';
import type { Reading } from '../reading/read-keyword.ts';
import { heavyOf, type Wanted } from './wanted.ts';

/** Who looks for cars that have something is asked about them, or how one is found. */
export function listedForms(reading: Reading, isOfStock: boolean): string[] {
  const { isListing, topics, model, condition } = reading;
  if (!isOfStock && !(isListing && topics.join() === 'availability')) return [];
  if (model !== null) return ['Is {the} in stock near {city}?'];
  const kinds = { new: 'new-plural', used: 'used-plural', certified: 'used-plural' };
  const kind = condition === null ? 'plural' : kinds[condition];
  const find = 'Can a dealer find {a} that is not on its lot?';
  return [`Which {${kind}} does {store} have in stock?`, find];
}

/** Cars for sale, or a kind of used or new ones and nothing else: "used trucks near me". */
export function asksForStock(reading: Reading, wanted: Wanted): boolean {
  if (heavyOf(wanted).length > 0) return false;
  if (wanted.aspects.includes('stock')) return true;
  const { condition, model, fuel, priceMaxCents } = reading;
  const isOpen = model === null && fuel === null && priceMaxCents === null;
  const isPlain = wanted.aspects.length === 0 && wanted.matter.length === 0;
  return condition !== null && isOpen && isPlain && isKindOfCars(reading);
}
