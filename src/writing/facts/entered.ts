import { normalise } from '../research/reading/normalise.ts';
import { stem } from '../research/reading/stem.ts';
import type { FactSheet } from './fact-sheet.ts';

/** What a store enters about itself, and what a reader can therefore ask it for. */
const entered = /^store\.(service|coupon|amenity|language|delivery|certified)\.[^.]+$/;

/** What is said of coffee as of a battery check, and of a shuttle as of an odometer. */
const ofAnything = new Set(['free', 'mile', 'home', 'hour', 'day', 'within', 'car', 'check']);

/** The facts that the store has entered on something: all of its words, some in the value. */
export function enteredOn({ facts }: Pick<FactSheet, 'facts'>, words: readonly string[]): string[] {
  const wanted = words.map(stem).filter((one) => !ofAnything.has(one));
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
