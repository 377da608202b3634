import { normalise } from '../research/reading/normalise.ts';
import { stem } from '../research/reading/stem.ts';
import type { FactSheet } from './fact-sheet.ts';

/** What a store enters about itself, and what a reader can therefore ask it for. */
const entered = /^store\.(service|coupon|amenity|language|delivery|certified)\.[^.]+$/;

/** The facts that the store has entered on something: each holds all of the words. */
export function enteredOn({ facts }: Pick<FactSheet, 'facts'>, words: readonly string[]): string[] {
  const wanted = words.map(stem);
  if (wanted.length === 0) return [];
  return [...facts.values()]
    .filter(({ id, label, value }) => {
      if (!entered.test(id)) return false;
      const told = new Set(stemsIn(`${label} ${value}`));
      return wanted.every((one) => told.has(one));
    })
    .map(({ id }) => id);
}

function stemsIn(text: string): string[] {
  return normalise(text)
    .flatMap((word) => [...word.split('-'), word.replaceAll('-', '')])
    .map(stem);
}
