/** Answers that count the same cars again, by what has counted them. */
const recounts: readonly (readonly [told: RegExp, again: RegExp])[] = [
  [/^absent\./, /^(?:answer\.(?:absent|price-near\S*)|absent\.(?:price-like|same-body))$/],
  [/^stock\.single-price$/, /^answer\.(?:match-one|availability|price-one|match|used-here)$/],
  [
    /^stock\.count/,
    new RegExp(
      '^(?:feature\\.\\S+|lot\\.(?:electric|hybrids?|feature.*)|topic\\.grip|' +
        'answer\\.(?:certified|match|match-many|availability|used-here|price\\S*))$',
    ),
  ],
];

/** Whether what stands on the lot has been counted by then. */
export function isToldBy(id: string, onLot: readonly string[]): boolean {
  return recounts.some(([told, again]) => again.test(id) && onLot.some((one) => told.test(one)));
}

/** What a message says too: a single car is told whole, once. */
export function saidWith(id: string): readonly string[] {
  if (id === 'pick.cheapest') return ['price.lowest'];
  return id === 'stock.single-price' ? ['stock.the-one', 'stock.the-one-price'] : [];
}
