import { wishPhrases } from '../../facts/listing-wishes.ts';
import { traitNamed } from '../../facts/traits.ts';
import { bodyWords } from '../lexicon/body-words.ts';
import { isFree, type Scan, take } from './scan.ts';

/** Words of a keyword that wish for something of a car. */
export type WishedWords = {
  start: number;
  length: number;
  isTopical: boolean;
  isRange: boolean;
  /** Of a model it is asked whether it has that at all, and not which one of them. */
  isOfModels: boolean;
  /** A payment is asked for, which is a matter of money. */
  isPayment: boolean;
  /** Few miles are asked for, which no new car has to be asked for. */
  isDriven: boolean;
};

/** The wishes of a keyword, by its words. */
export function wishedWords({ words }: Scan): WishedWords[] {
  const starts = words.map((_word, index) => words.slice(0, index).join(' ').length);
  const places = starts.map((start, index) => (index === 0 ? 0 : start + 1));
  // A small SUV is a body style by its own name.
  const phrases = wishPhrases(words.join(' '), 0).filter(({ wishes }) => {
    return !wishes.size && !wishes.ton;
  });
  const several = phrases.filter(({ wishes }) => wishes.traits).length > 1;
  return phrases.map(({ start, end, isTopical: isOne, wishes }) => {
    const [trait] = wishes.traits ?? [];
    // Of two features together, some would be answered by their care and repair.
    const isTopical = isOne && (!several || !trait || traitNamed(trait)?.isMatter === true);
    const own = places.filter((place) => place >= start && place < end);
    const { years } = wishes;
    const isRange = wishes.milesMax !== undefined || (!!years && years.from !== years.to);
    const isOfModels = 'drivetrains' in wishes || 'rows' in wishes || 'needs' in wishes;
    const isDriven = wishes.order === 'miles' || wishes.milesMax != null;
    const at = { start: places.indexOf(own[0] ?? -1), length: own.length };
    return {
      ...at,
      isTopical,
      isRange,
      isOfModels,
      isPayment: wishes.hope === 'payment',
      isDriven,
    };
  });
}

/** "2019 or newer" is no model year, and "under 50000 miles" no price. */
export function takeRanges(scan: Scan, wishes: readonly WishedWords[]): void {
  for (const { start, length, isRange } of wishes) if (isRange) take(scan, start, length);
}

const cars = new Set(
  (
    'car cars vehicle vehicles auto autos automobile automobiles model models ride rides pickup ' +
    `pickups ${Object.values(bodyWords).join(' ').replaceAll('|', ' ')}`
  ).split(' '),
);

/** What may stand in a keyword for cars besides them. */
const beside = new Set(
  (
    'a an the of in at on for with and to best top good great nice cheap cheapest affordable ' +
    'used new certified cpo pre-owned preowned pre owned second hand brand electric ev evs ' +
    'hybrid hybrids phev plug-in diesel diesels gas gasoline sale stock near me nearby available ' +
    'inventory lot local dealer dealers dealership dealerships buy find where small large big'
  ).split(' '),
);

/**
 * Takes the words of the wishes where the keyword asks for cars and nothing beside: "one owner used
 * trucks" is no matter of history. True for such a keyword.
 */
export function takeWishes(
  scan: Scan,
  wishes: readonly WishedWords[],
  { hasModel, hasMake, isPrecise }: { hasModel: boolean; hasMake: boolean; isPrecise: boolean },
): boolean {
  const isMatter = wishes.every(({ isOfModels }) => hasModel && isOfModels);
  // Of a "2021 Equinox AWD" one is wanted; with an "Equinox AWD" the system may be meant.
  if (isMatter && (!isPrecise || wishes.length === 0)) return false;
  const isWished = (index: number): boolean =>
    wishes.some(({ start, length }) => index >= start && index < start + length);
  const left = scan.words.filter((_word, index) => !scan.taken[index] && !isWished(index));
  const isNamed = left.some((word) => isCar(word) || secondHand.has(word) || powered.has(word));
  const isOfCars = hasModel || hasMake || isNamed || scan.words.some((word) => seaters.has(word));
  // "Which SUV has a third row" asks for such cars, "how many rows has an SUV" does not.
  const isWhich = scan.words[0] === 'which' || (wishes.length > 0 && scan.words[0] === 'what');
  const isBeside = (word: string): boolean => beside.has(word) || (isWhich && having.has(word));
  if (!isOfCars || !left.every((word) => isCar(word) || isBeside(word))) return false;
  for (const { start, length, isTopical } of wishes) {
    // Who asks which cars have it is also told of the matter itself.
    if (!isTopical && !isMatter && !isWhich && isFree(scan, start, length))
      take(scan, start, length);
  }
  return true;
}

const having = new Set('which what has have come comes with seats seating'.split(' '));

/** "7 seater under 30k": the wish is itself a name of cars. */
const seaters = new Set(['seater', 'seaters', '7-seater', '8-seater', '7-seaters', '8-seaters']);

/** Who says so speaks of cars. */
const secondHand = new Set(['used', 'certified', 'cpo', 'pre-owned', 'preowned']);
/** By what they run on cars have names of their own. */
const powered = new Set(['ev', 'evs', 'hybrid', 'hybrids', 'phev', 'phevs']);

function isCar(word: string): boolean {
  return cars.has(word) || cars.has(word.replace(/s$/, ''));
}
