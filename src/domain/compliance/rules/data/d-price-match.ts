import type { VehicleFacts } from '../context.ts';
import type { CheckRule, Found } from '../rule.ts';
import { onceFor } from '../content-text.ts';
import { smallLot } from './example-stock.ts';
import {
  inDollars,
  isSamePrice,
  type SellingPrice,
  sellingPricesAround,
  sellingPricesIn,
} from './selling-prices.ts';
import type { TableRow } from './table-rows.ts';
import { type Mention, mentionsAlone, mentionsIn } from './vehicle-mentions.ts';

/** Characters between a number and the price that goes with it. */
const farthest = 120;

export const dPriceMatch: CheckRule = {
  id: 'D-PRICE-MATCH',
  kind: 'check',
  severity: 'error',
  when: ({ stock }) => stock !== null,
  check: (content, { stock }): Found[] => {
    const inRows = mentionsIn(content).filter(({ row }) => row !== null);
    return [...mentionsAlone(content), ...inRows].flatMap((mention) => {
      const vehicle = stock?.(mention.id);
      if (!vehicle?.isAvailable || vehicle.price === null) return [];
      const wrong = wrongPriceBeside(mention, vehicle);
      if (!wrong) return [];
      const { block, span } = wrong;
      return [{ block, span, detail: `${mention.id} is in stock at ${inDollars(vehicle.price)}.` }];
    });
  },
  citation: "FTC Act section 5; Google vehicle feeds: the feed's price is the page's",
  message: 'A price in the text is not the price in stock.',
  suggestion: 'Write the price of today, or leave the price out.',
  examples: {
    failing: [
      { text: 'Stock # P3385 is listed at $13,900.', context: { stock: smallLot } },
      { text: 'Yours for $15,200: stock # P3385.', context: { stock: smallLot } },
      {
        text: '| Stock number | MSRP | Price |\n| --- | --- | --- |\n| N4311 | $32,825 | $30,115 |',
        format: 'markdown',
        context: { stock: smallLot },
      },
    ],
    passing: [
      { text: 'Stock # P3385 is listed at $14,900.', context: { stock: smallLot } },
      { text: 'MSRP $32,825, now $31,915, stock # N4311.', context: { stock: smallLot } },
      { text: 'Save $2,000 on stock # P3385 with $3,000 down.', context: { stock: smallLot } },
      { text: 'Trucks from $9,900 to $52,345.', context: { stock: smallLot } },
    ],
  },
};

/**
 * The price nearest to a vehicle, where no price beside it is right. Of several vehicles in one
 * sentence each may own any price, so that none of these is judged.
 */
function wrongPriceBeside(mention: Mention, vehicle: VehicleFacts): SellingPrice | null {
  const { block, span, row } = mention;
  const prices = row ? pricesOf(row) : sellingPricesAround(block, span.start);
  if (prices.some((price) => isOwn(price, vehicle))) return null;
  if (row) return prices[0] ?? null;
  const near = prices.filter((price) => distance(price, mention) <= farthest);
  return near.toSorted((a, b) => distance(a, mention) - distance(b, mention))[0] ?? null;
}

const pricesOf = onceFor((row: TableRow) =>
  row.cells
    .filter((cell) => isPriceCell(row.headOf(cell)))
    .flatMap((cell) => sellingPricesIn(cell, { start: 0, end: cell.text.length })),
);

function isPriceCell(head: string): boolean {
  return !/msrp|sticker|sav|discount|rebate|down|payment|fee|was\b/i.test(head);
}

function isOwn(price: SellingPrice, { price: asked, msrp }: VehicleFacts): boolean {
  return isSamePrice(price, asked) || isSamePrice(price, msrp);
}

function distance({ span }: SellingPrice, mention: Mention): number {
  return Math.max(span.start - mention.span.end, mention.span.start - span.end, 0);
}
