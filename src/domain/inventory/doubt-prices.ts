import { vinOf } from './match-known.ts';
import type { StagedFeed } from './stage-feed.ts';

/** Marks and reports the prices that the rest of the file contradicts. */
export function doubtPrices({ prices, entries, doubts, problems }: StagedFeed): void {
  for (const { key, line, cents, medianCents } of prices.doubtful()) {
    const entry = entries.get(key);
    // An earlier row of the same car has been superseded.
    if (entry?.line !== line) continue;
    const reason =
      `The price ${units(cents)} is under a tenth of what its like cost here ` +
      `(${units(medianCents)}); texts and figures leave it out.`;
    problems.add({ line, vin: vinOf(entry), field: 'price', reason });
    doubts.set(key, new Set(doubts.get(key)).add('price'));
  }
}

function units(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { maximumFractionDigits: 0 });
}
