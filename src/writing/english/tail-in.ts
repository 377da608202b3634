/** "Is interest on a truck loan | tax deductible": what comes last is said of all before it. */
export function tailIn(words: readonly string[]): number {
  // "Is my car | under warranty".
  if (words.at(-2) === 'under') return words.length - 2;
  if (!ofTail.test(words.at(-1) ?? '')) return -1;
  return words.length - (words.at(-2) === 'tax' ? 2 : 1);
}

const ofTail =
  /^(?:deductible|refundable|taxable|negotiable|transferable|mandatory|optional|legal)$/;
