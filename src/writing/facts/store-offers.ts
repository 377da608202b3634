import { normalise } from '../research/reading/normalise.ts';
import { stem } from '../research/reading/stem.ts';
import { lazy } from '../../lib/lazy.ts';
import { library } from '../topics/library.ts';
import type { FactSheet } from './fact-sheet.ts';

/** A service or a coupon of the store, by the ids of its facts. */
export type Offered = { id: string; text: string };

const ownServices = /^store\.service\.[^.]+$/;
const ownCoupons = /^store\.coupon\.\d+$/;

export function servicesOf(sheet: FactSheet): Offered[] {
  return offered(sheet, ownServices);
}

/** Those that have not ended: the others are no facts. */
export function couponsOf(sheet: FactSheet): Offered[] {
  return offered(sheet, ownCoupons);
}

/**
 * Those of a matter, the nearest first: "@oil-change" is what a topic file calls its subject, and
 * "wiper|blade" any text that holds one of the words.
 */
export function offersOn(all: readonly Offered[], matter: string): Offered[] {
  if (!matter.startsWith('@')) {
    const words = matter.toLowerCase().split('|');
    return all.filter(({ text }) => words.some((word) => text.toLowerCase().includes(word)));
  }
  const file = matter.slice(1);
  if (file === 'service-visit') return all.filter(({ text }) => isOfWorkshop(text));
  const phrases = phrasesOf().get(file) ?? [];
  const near = all.map((one) => ({ one, length: longestIn(one.text, phrases) }));
  return near
    .filter(({ length }) => length > 0)
    .toSorted((one, two) => two.length - one.length)
    .map(({ one }) => one);
}

/** An offer that no topic of upkeep claims is one of the sales floor. */
export function isOfWorkshop(text: string): boolean {
  const told = stemsIn(text);
  if (told.some((one) => workshopStems.has(one))) return true;
  return [...phrasesOf().values()].some((phrases) => longestIn(text, phrases) > 0);
}

const workshopStems = new Set(['service', 'repair', 'maintenance', 'inspection'].map(stem));

/** Words of upkeep's topics that say nothing of what is done. */
const vague = new Set(
  'service services part parts code noise smoke leak clean cleaner starter steering wheels'.split(
    ' ',
  ),
);

/** The phrases of each file on upkeep, as stems. */
const phrasesOf = lazy(() => {
  const files = library().files.filter(({ family, isTheme, id }) =>
    isTheme
      ? ['interior-care', 'paint-care', 'collision', 'storage'].includes(id)
      : family === 'ownership',
  );
  return new Map(
    files.map(({ id, words }) => {
      const telling = words.filter((phrase) => !vague.has(phrase));
      return [id, telling.map((phrase) => normalise(phrase).map(stem))] as const;
    }),
  );
});

/** Words of the longest phrase that stands in a text; 0 for none. */
function longestIn(text: string, phrases: readonly (readonly string[])[]): number {
  const told = stemsIn(text);
  return Math.max(
    0,
    ...phrases.map((phrase) => {
      const isIn = told.some((_one, start) =>
        phrase.every((word, at) => told[start + at] === word),
      );
      return isIn ? phrase.length : 0;
    }),
  );
}

function stemsIn(text: string): string[] {
  return normalise(text)
    .flatMap((word) => word.split('-'))
    .map(stem);
}

function offered({ facts }: FactSheet, pattern: RegExp): Offered[] {
  const found: Offered[] = [];
  for (const [id, { value }] of facts)
    if (pattern.test(id)) found.push({ id, text: String(value) });
  return found;
}
