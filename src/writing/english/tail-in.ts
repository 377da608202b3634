/** "Is interest on a truck loan | tax deductible": what comes last is said of all before it. */
export function tailIn(words: readonly string[]): number {
  if (!ofTail.test(words.at(-1) ?? '')) return -1;
  return words.length - (words.at(-2) === 'tax' ? 2 : 1);
}

const ofTail =
  /^(?:deductible|refundable|taxable|negotiable|transferable|mandatory|optional|legal)$/;
