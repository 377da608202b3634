import { stemmer } from 'stemmer';

/** Longer ones are no words: finding their ending would take the square of their length. */
const longestWord = 40;

/** Words that would share a stem with another: "alternator" and "alternatives". */
const apart = new Map([
  ['alternator', 'alternator'],
  ['alternators', 'alternator'],
  ['heated', 'heated'],
  // "Car keyed" is a scratch, and no key.
  ['keyed', 'keyed'],
  // What no ending tells.
  ['came', 'come'],
  ['broke', 'broken'],
  ['bought', 'buy'],
  ['sold', 'sell'],
  ['froze', 'frozen'],
  ['drove', 'drive'],
  ['worn', 'wear'],
  ['lost', 'lose'],
  ['stole', 'stolen'],
  ['went', 'go'],
  ['kept', 'keep'],
  ['sent', 'send'],
  ['took', 'take'],
  ['hit', 'hit'],
]);

/**
 * What makes "towing", "tows" and "tow" one term (M. F. Porter, "An algorithm for suffix
 * stripping", 1980). Some stems are no words ("lease" → "leas"). Codes stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || word.length > longestWord) return word;
  if (known.size > mostKnown) known.clear();
  return known.getOrInsertComputed(word, stemOf);
}

/** A keyword and the questions it is held against share most of their words. */
const known = new Map<string, string>();
const mostKnown = 20_000;

function stemOf(word: string): string {
  return /\d/.test(word) ? word : (apart.get(word) ?? stemmer(word));
}

/** Words that carry no subject, for comparing questions. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but if of to in on at by for from with without about into over as than ' +
    'that this these those it its is are was were be been being do does did doing have has ' +
    'had having can could should would will may might must i me my we us our you your he she ' +
    'they them their what which who whom whose when where why how much many any some more ' +
    'most other such there here so too very just not no nor only own same up down out off ' +
    'again then once all each both get gets take takes make makes come comes go goes need ' +
    'needs u ur'
  ).split(' '),
);

/** The stems of a text's subject words, in order, stop words left out. */
export function contentStems(words: readonly string[]): string[] {
  return words.filter((word) => !stopWords.has(word)).map(stem);
}
