/** Plain substitutes for words that stores often ban; used where no other wording will do. */
const substitutes: Readonly<Record<string, string>> = {
  cheap: 'low-priced',
  deal: 'price',
  customer: 'driver',
  customers: 'drivers',
  buy: 'purchase',
  car: 'vehicle',
  cars: 'vehicles',
  lot: 'premises',
  dealer: 'dealership',
  dealers: 'dealerships',
  get: 'receive',
  help: 'assist',
  kids: 'children',
  fix: 'repair',
  cost: 'price',
  costs: 'prices',
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
    mended = mended.replace(new RegExp(wholeWord(word).source, 'giu'), (found) =>
      /^\p{Lu}/u.test(found)
        ? substitute.charAt(0).toUpperCase() + substitute.slice(1)
        : substitute,
    );
  }
  return mended;
}

function wholeWord(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word.trim())}(?![\\p{L}\\p{N}])`, 'iu');
}
