const lowest = 1000;
const highest = 500_000;
const sum = /^(\$)?(\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d+)?)(k)?$/;
const ofPrice = /^(?:dollars?|cars?|trucks?|suvs?|vans?|vehicles?|autos?|pickups?)$/;
const ofElse = /^(?:miles?|mi|kms?|kilometers?|kilometres?|lbs?|pounds?|years?|gvwr|down|a|per)$/;

/**
 * The price of the car that a keyword on money names: "tax on a 30000 car", "on $42,500", "on 25k".
 * Null without one, or with two, of which one may be a trade-in. A bare number is a price before
 * "car" or the like, with "on" before it, or where it is as round as prices are; neither a year nor
 * a ZIP code is.
 */
export function typedPriceOf(keyword: string): number | null {
  const words = keyword.toLowerCase().split(/\s+/);
  const found = words.flatMap((word, at) => priceAt(words, word, at) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

function priceAt(words: readonly string[], word: string, at: number): number | null {
  const [, sign, digits = '', thousands] = sum.exec(word) ?? [];
  const amount = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
  const next = words[at + 1] ?? '';
  if (amount < lowest || amount > highest || ofElse.test(next)) return null;
  if (sign || thousands || ofPrice.test(next)) return isYear(word, next) ? null : amount;
  const before = words[at - 1] ?? '';
  if (/^\d{2,3}[05]00$/.test(word)) return amount;
  return /^(?:on|for|of|costs?|price)$/.test(before) && !isYear(word, next) ? amount : null;
}

function isYear(word: string, next: string): boolean {
  return /^(?:19|20)\d\d$/.test(word) && next !== 'dollars' && next !== 'dollar';
}
