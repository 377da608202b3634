import type { StoreProfile } from '../../store-profile.ts';
import { drivingVocabulary, everydayVocabulary } from '../lexicon/everyday-words.ts';
import { plainStateCodes, stateNames } from '../lexicon/states.ts';
import { capitalised, displayName } from './display.ts';
import { namesakeIn } from './namesakes.ts';
import { isFree, type Scan, take } from './scan.ts';
import { stopWords } from './stem.ts';
import { isSubjectStem } from './subjects.ts';

export type Place = { city: string | null; state: string | null };

const nearMe = [
  'near me',
  'near by',
  'nearby',
  'close to me',
  'around me',
  'in my area',
  'near us',
];

/** Takes "near me" and the store's own city: they are sure, so they come before all else. */
export function takeKnownPlace(scan: Scan, store: StoreProfile): Place | null {
  const home = { city: displayName(store.city), state: stateName(store.state) };
  const homeWords = home.city?.toLowerCase().replace(/[^a-z\d -]/g, '');
  const spoken = homeWords === undefined ? nearMe : [homeWords, ...nearMe];
  for (const phrase of spoken) {
    const start = findPhrase(scan, phrase.split(' '));
    if (start < 0) continue;
    const length = phrase.split(' ').length;
    take(scan, start, length);
    takeState(scan, start + length);
    takePreposition(scan, start - 1);
    return home;
  }
  return null;
}

const countries: Readonly<Record<string, RegExp>> = {
  CA: /^(?:canada|canadian)$/,
  US: /^(?:usa|america)$/,
};

/** "lease vs finance canada": the store's own country is where it is asked. */
export function takeHomeCountry(scan: Scan, { country }: StoreProfile): Place | null {
  const own = countries[country];
  const at = scan.words.findIndex((word, index) => own?.test(word) && isFree(scan, index, 1));
  if (at < 0 || scan.words[at + 1] === 'day' || /^(?:to|from)$/.test(scan.words[at - 1] ?? ''))
    return null;
  take(scan, at, 1);
  takePreposition(scan, at - 1);
  return null;
}

/** Takes a town that is named like a car, where the town is meant. */
export function takeNamesake(scan: Scan): Place | null {
  const found = namesakeIn(scan);
  if (found === null) return null;
  take(scan, found.start, found.length);
  takePreposition(scan, found.start - 1);
  const city = displayName(capitalised(found.name));
  const after = found.start + found.length;
  // "To Tahoe in winter" is not in Indiana.
  const isIn = scan.words[after] === 'in' && after + 1 < scan.words.length;
  const state = (isIn ? null : takeState(scan, after)) ?? stateName(found.state);
  return { city, state };
}

/**
 * Takes a place elsewhere: "in <words>", "near <words>", or words before a state. The words must
 * be unknown to everything else, because "in snow" and "in stock" are no places.
 */
export function takeOtherPlace(scan: Scan): Place | null {
  const ofCar = takePlaceOfCar(scan);
  if (ofCar !== null) return ofCar;
  for (let index = 0; index < scan.words.length; index += 1) {
    if (!isFree(scan, index, 1)) continue;
    if (/^(in|near|around)$/.test(scan.words[index] ?? '')) {
      const place = takeCity(scan, index + 1);
      if (place !== null) {
        take(scan, index, 1);
        return place;
      }
    }
    if (index > 0 && stateAt(scan, index, false) !== null) {
      const length = isPlaceWord(scan, index - 2) ? 2 : 1;
      if (isPlaceWord(scan, index - 1)) return takeCity(scan, index - length);
    }
  }
  return takeNamedState(scan);
}

/** "Bought in Georgia and registered in Florida": what counts is the law of the second. */
function takePlaceOfCar(scan: Scan): Place | null {
  const at = scan.words.findIndex((word, index) => {
    const before = scan.words[index - 1] === 'it' ? index - 2 : index - 1;
    const isOfCar = /^(?:regist|titl|liv)/.test(scan.words[before] ?? '');
    return word === 'in' && isOfCar && stateAt(scan, index + 1, false) !== null;
  });
  if (at < 0) return null;
  const place = takeCity(scan, at + 1);
  takeNamedState(scan);
  return place;
}

/** "winter tire law ontario": a whole name is a state wherever it stands. */
function takeNamedState(scan: Scan): Place | null {
  for (const start of scan.words.keys()) {
    const found = stateAt(scan, start, false);
    if (
      found === null ||
      !scan.words[start]?.startsWith(found.name.toLowerCase().split(' ')[0] ?? ' ')
    )
      continue;
    take(scan, start, found.length);
    return { city: null, state: found.name };
  }
  return null;
}

/** The full name of a postal code, or the text itself when it already is a name. */
export function stateName(state: string | null): string | null {
  if (state === null) return null;
  return stateNames.get(state.trim().toUpperCase()) ?? displayName(state);
}

/** The code of a state or province of that name; null for any other word. */
export function stateCode(name: string): string | null {
  return [...stateNames].find(([, own]) => own === name)?.[0] ?? null;
}

function takeCity(scan: Scan, start: number): Place | null {
  const direct = stateAt(scan, start, false);
  if (direct !== null) {
    take(scan, start, direct.length);
    return { city: null, state: direct.name };
  }
  let length = 0;
  while (length < 3 && isPlaceWord(scan, start + length)) {
    if (length > 0 && stateAt(scan, start + length, true) !== null) break;
    length += 1;
  }
  const city = displayName(capitalised(scan.words.slice(start, start + length).join(' ')));
  if (city === null || city.length < 3) return null;
  take(scan, start, length);
  return { city, state: takeState(scan, start + length) };
}

function takeState(scan: Scan, start: number): string | null {
  const state = stateAt(scan, start, true);
  if (state !== null) take(scan, start, state.length);
  return state?.name ?? null;
}

function stateAt(scan: Scan, start: number, afterCity: boolean) {
  const word = scan.words[start] ?? '';
  if (!isFree(scan, start, 1)) return null;
  if (stateNames.has(word.toUpperCase()) && (afterCity || plainStateCodes.has(word))) {
    return { name: stateNames.get(word.toUpperCase()) ?? word, length: 1 };
  }
  for (const name of stateNames.values()) {
    const words = name.toLowerCase().split(' ');
    if (words.every((part, index) => scan.words[start + index] === part)) {
      return { name, length: words.length };
    }
  }
  return null;
}

function isPlaceWord(scan: Scan, index: number): boolean {
  const word = scan.words[index] ?? '';
  if (!isFree(scan, index, 1) || !/^\p{L}[\p{L}.-]+$/u.test(word)) return false;
  const known = stopWords.has(word) || everydayVocabulary.has(word) || drivingVocabulary.has(word);
  return (
    isCityOpening(word) ||
    (!known && !household.has(word) && !isSubjectStem(scan.stems[index] ?? ''))
  );
}

/** Things of a house or garden that stand after "in": no towns, and none of our matter. */
const household = new Set(
  (
    'fryer lamp lamps mower lawnmower generator chainsaw tractor bike bicycle ebike boat pan ' +
    'skillet hair skin diffuser candle aquarium pool furnace stove oven dishwasher dryer washer ' +
    'fridge refrigerator heater toilet sink attic basement bedroom kitchen apartment rv ' +
    'motorcycle scooter airplane salad recipe minecraft roblox gta fortnite forza'
  ).split(' '),
);

/** Everyday words that open city names: "new york", "round rock" (its second word is one too). */
function isCityOpening(word: string): boolean {
  return /^(san|santa|saint|st|fort|ft|los|las|round|rock|grand|lake|falls|springs)$/.test(word);
}

function takePreposition(scan: Scan, index: number): void {
  if (/^(in|near|around)$/.test(scan.words[index] ?? '') && isFree(scan, index, 1)) {
    take(scan, index, 1);
  }
}

function findPhrase(scan: Scan, words: string[]): number {
  return scan.words.findIndex(
    (_, start) =>
      isFree(scan, start, words.length) &&
      words.every((word, index) => scan.words[start + index] === word),
  );
}
