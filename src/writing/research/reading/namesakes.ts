import { makesByKey } from '../lexicon/models.ts';
import { stateNames } from '../lexicon/states.ts';
import { isFree, type Scan } from './scan.ts';

/** Towns that share their name with a make or a model, each with its state. */
const towns: readonly (readonly [name: string, state: string])[] = [
  ['lincoln', 'NE'],
  ['aspen', 'CO'],
  ['malibu', 'CA'],
  ['tahoe', 'CA'],
  ['sierra', 'CA'],
  ['tucson', 'AZ'],
  ['telluride', 'CO'],
  ['durango', 'CO'],
  ['sedona', 'AZ'],
  ['santa fe', 'NM'],
  ['sonoma', 'CA'],
  ['monterey', 'CA'],
];

/** What no car is called, though its first or last word is a model. */
const wholes: readonly (readonly [name: string, state: string | null])[] = [
  ['south lake tahoe', 'CA'],
  ['north lake tahoe', 'CA'],
  ['lake tahoe', null],
  ['tahoe city', 'CA'],
  ['sierra vista', 'AZ'],
  ['sierra madre', 'CA'],
  ['sierra nevada', null],
  ['aspen colorado', 'CO'],
];

/** A car of that name that hardly anybody looks for without its make or year. */
const rarelyCar = new Set(['aspen']);

/** Who goes to a Tahoe goes to the lake. */
const journey =
  /\b(?:driv(?:e|es|ing)|trips?|travel(?:ing)?|going|heading|moving|way)(?: up| out| over)?$/;

export type Namesake = { name: string; start: number; length: number; state: string | null };

/**
 * A town in the keyword that is named like a car: "suv for family in lincoln", "used cars malibu
 * ca", "trucks sierra vista". A make or a year before it says that the car is meant.
 */
export function namesakeIn(scan: Scan): Namesake | null {
  for (const [name, state] of wholes) {
    const start = startOf(scan, name.split(' '));
    const [town = name] = name.split(' colorado');
    if (start >= 0) return { name: town, start, length: name.split(' ').length, state };
  }
  for (const [name, code] of towns) {
    const words = name.split(' ');
    for (const start of scan.words.keys()) {
      if (!isAt(scan, words, start) || isAfterMake(scan, start)) continue;
      const [before = '', after = ''] = [scan.words[start - 1], scan.words[start + words.length]];
      const isOfState = [code, stateNames.get(code)].some((one) => one?.toLowerCase() === after);
      const isTrip = before === 'to' && journey.test(scan.words.slice(0, start - 1).join(' '));
      const isBeside = /^(?:in|near|around)$/.test(before) || isTrip;
      const isPlace = isBeside || isOfState || rarelyCar.has(name);
      const isCar = isOfState && /^(?:new|used|the|my|an?)$/.test(before);
      if (isPlace && !isCar) return { name, start, length: words.length, state: null };
    }
  }
  return null;
}

function startOf(scan: Scan, words: readonly string[]): number {
  return scan.words.findIndex((_word, at) => isAt(scan, words, at) && !isAfterMake(scan, at));
}

function isAt(scan: Scan, words: readonly string[], start: number): boolean {
  const isSame = words.every((word, at) => scan.words[start + at] === word);
  return isSame && isFree(scan, start, words.length);
}

function isAfterMake({ words }: Scan, at: number): boolean {
  const before = words[at - 1] ?? '';
  return makesByKey().has(before) || /^(?:19|20)\d\d$/.test(before);
}
