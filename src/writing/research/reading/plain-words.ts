const lasts =
  String.raw`(?:won['’]?t|don['’]?t|doesn['’]?t|will not|do not|never)` +
  String.raw` breaks? ?down(?: on me)?`;
const lasting = new RegExp(
  String.raw`\b(cars?|trucks?|suvs?|vans?|minivans?|vehicles?|sedans?|pickups?) ` +
    String.raw`(?:that|which) ${lasts}\b`,
  'gi',
);
const ofPrice = new RegExp(
  String.raw`(\d(?:k| grand| thousand)?) (?:that |which )?${lasts}\b`,
  'gi',
);

/**
 * The keyword as it is read where a shopper says it in a roundabout way: a car that won't break
 * down is a reliable one, not one at the roadside, and at a price everybody wishes for it.
 */
export function inPlainWords(keyword: string): string {
  return asCheapest(withSpaces(keyword))
    .replace(lasting, 'reliable $1')
    .replace(ofPrice, '$1')
    .replace(/\bgas[ -]savers?(?= cars?| suvs?| trucks?| vehicles?|$)/i, 'fuel efficient')
    .replace(/\b(?:winter )?beaters?(?: cars?)?\b/i, 'cheap used cars');
}

/** Two words typed as one, which stand where a town could: "tows alot". */
export function withSpaces(keyword: string): string {
  return keyword
    .replace(/\ba(lot|while)\b/gi, 'a $1')
    .replace(/\batleast\b/gi, 'at least')
    .replace(/\baswell\b/gi, 'as well')
    .replace(/\bin(case|front)\b/gi, 'in $1');
}

const kinds =
  'cars?|trucks?|pick-?ups?|suvs?|crossovers?|vehicles?|sedans?|minivans?|vans?|hybrids?';
const asksCheapest = new RegExp(
  String.raw`^(?:what(?:['’]?s| is| are)|which (?:is|are)) (?:the )?` +
    String.raw`(?=(?:cheapest|most affordable|least expensive|lowest[ -]priced?) ` +
    // What one costs to insure or to own is another matter than its price.
    String.raw`(?:[\p{L}\p{N}-]+ ){0,4}?(?:${kinds})\b` +
    String.raw`(?!.* to (?!buy\b)|.*\b(?:lease|insurance|way)\b))`,
  'iu',
);

/** "How many used trucks do you have under 20k?" */
const asksHowMany = new RegExp(
  String.raw`^how many ((?:[\p{L}\p{N}-]+ ){0,3}?(?:${kinds})) (?:do (?:you|they) have|are there)` +
    String.raw`(?: in stock| on the lot| for sale)?( (?:under|below|less than) [^?]+)?\??$`,
  'iu',
);

/** "What is the cheapest hybrid SUV" asks for what "cheapest hybrid SUV" does. */
export function asCheapest(keyword: string): string {
  const counted = asksHowMany.exec(keyword);
  if (counted) return `${counted[1]}${counted[2] ?? ''}`;
  return keyword.replace(asksCheapest, '').replace(/\?$/, (mark) => {
    return asksCheapest.test(keyword) ? '' : mark;
  });
}
