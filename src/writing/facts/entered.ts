import { isLight } from '../research/lexicon/light-words.ts';
import { normalise } from '../research/reading/normalise.ts';
import { stem } from '../research/reading/stem.ts';
import type { FactSheet } from './fact-sheet.ts';

/** What a store enters about itself, and what a reader can therefore ask it for. */
const entered = /^store\.(service|coupon|amenity|language|delivery|certified)\.[^.]+$/;

/**
 * Words of any offer, as stems: whoever types "free", "at home" or "200k miles" asks for none of
 * the store's own.
 */
const ofAnyOffer = new Set(
  'free mile km kms kilometer kilometre year month day hour cash bonus home off within car check'
    .split(' ')
    .map(stem),
);

/** The facts that the store has entered on something: all of its words, some in the value. */
export function enteredOn({ facts }: Pick<FactSheet, 'facts'>, words: readonly string[]): string[] {
  const telling = words.filter((word) => !isLight(word));
  const wanted = telling.map(stem).filter((one) => !ofAnyOffer.has(one));
  if (wanted.length === 0) return [];
  return [...facts.values()]
    .filter(({ id, label, value }) => {
      if (!entered.test(id)) return false;
      // "At home" alone is where a car is charged, too.
      const isDelivery = id.startsWith('store.delivery.');
      if (isDelivery && !wanted.some((one) => one.startsWith('deliv'))) return false;
      const own = new Set(stemsIn(String(value)));
      const named = new Set(stemsIn(label));
      const isOwn = wanted.some((one) => own.has(one));
      return isOwn && wanted.every((one) => own.has(one) || named.has(one));
    })
    .map(({ id }) => id);
}

function stemsIn(text: string): string[] {
  return normalise(text)
    .flatMap((word) => [...word.split('-'), word.replaceAll('-', '')])
    .map(stem);
}
