/** "starting at $24,500", "from $24,500 to $31,000 each", "at $24,500 (stock number N5200)". */
const price = /\$\d[\d,]*(?:\.\d\d)?/;
const span = new RegExp(`${price.source}(?: (?:to|and|through|–) ${price.source})?(?: each)?`);
const lead =
  String.raw`(?:(?:with |and )?(?:asking )?(?:prices? )?(?:that )?` +
  String.raw`(?:start(?:s|ing)?|priced|listed|run(?:s|ning)?|(?:at )?prices) )?` +
  String.raw`(?:at|from|between|for)`;
const clause = new RegExp(
  String.raw`,?(?: and)? ${lead} ${span.source}(?: \([^)]*\))?(?=[,;.]|$| on the lot| as of| and )`,
  'g',
);

/** A shorter one says too little to stand alone. */
const fewest = 40;

/**
 * The sentence without the clauses that state prices; null where a price is what it is about, since
 * then nothing whole is left.
 */
export function withoutPrices(sentence: string): string | null {
  if (!price.test(sentence)) return sentence;
  const left = sentence.replace(clause, '').replace(/\s+/g, ' ').trim();
  const isWhole = /[.!]$/.test(left) && !/[$;]|\b(?:at|from|is|are|the)\.$/.test(left);
  return isWhole && left.length >= fewest ? left : null;
}
