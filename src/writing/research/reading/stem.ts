/** Longer ones are no words: finding their ending would take the square of their length. */
const longestWord = 40;

/**
 * A light English stemmer: plurals, -ing, -ed and a final e. Enough to make "towing", "tows" and
 * "tow" one term; it is no dictionary, so some stems are no words ("lease" → "leas").
 */
export function stem(word: string): string {
  if (word.length < 4 || word.length > longestWord || /\d/.test(word)) return word;
  return dropFinalE(dropEnding(dropPlural(word)));
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
    'needs'
  ).split(' '),
);

/** The stems of a text's subject words, in order, stop words left out. */
export function contentStems(words: readonly string[]): string[] {
  return words.filter((word) => !stopWords.has(word)).map(stem);
}

function dropPlural(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function dropEnding(word: string): string {
  const root = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word)?.[1];
  if (root === undefined || root.length < 3) return word;
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root;
}

function dropFinalE(word: string): string {
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}
