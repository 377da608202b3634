/** Plain substitutes for words that stores often ban; used where no other wording will do. */
const substitutes: Readonly<Record<string, string>> = {
  cheap: 'low-priced',
  deal: 'price',
  customer: 'driver',
  buy: 'purchase',
  car: 'vehicle',
  lot: 'premises',
  dealer: 'dealership',
  get: 'receive',
  help: 'assist',
  kids: 'children',
  fix: 'repair',
  cost: 'price',
};

/** Whether a text holds one of the words, as whole words, in any case. */
export function holdsAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => wholeWord(word).test(text));
}

/** The text without the words to avoid; null where one of them has no substitute. */
export function withoutWords(text: string, avoid: readonly string[]): string | null {
  let mended = text;
  for (const word of avoid) {
    const substitute = substitutes[word.toLowerCase()];
    if (!wholeWord(word).test(mended)) continue;
    if (!substitute || holdsAny(substitute, avoid)) return null;
    mended = mended.replace(new RegExp(wholeWord(word).source, 'giu'), (found, plural = '') => {
      const text = `${substitute}${plural}`;
      return /^\p{Lu}/u.test(found) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    });
  }
  return mended;
}

/** The word and its plain plural: who does not want "car" does not want "cars" either. */
function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word.trim())}(s?)(?![\\p{L}\\p{N}])`, 'iu');
}
