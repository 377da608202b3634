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
  return keyword.replace(lasting, 'reliable $1').replace(ofPrice, '$1');
}
