import type { VehicleFacts } from '../context.ts';
import type { CheckRule, Found } from '../rule.ts';
import { sentenceAt } from '../../reading/sentences.ts';
import { smallLot } from './example-stock.ts';
import { inDollars, isSamePrice, type SellingPrice, sellingPricesIn } from './selling-prices.ts';
import { mentionsIn, type Mention } from './vehicle-mentions.ts';

/** Characters between a number and the price that goes with it. */
const farthest = 120;

export const dPriceMatch: CheckRule = {
  id: 'D-PRICE-MATCH',
  kind: 'check',
  severity: 'error',
  when: ({ stock }) => stock !== null,
  check: (content, { stock }): Found[] => {
    const mentions = mentionsIn(content);
    return mentions.flatMap((mention) => {
      const vehicle = stock?.(mention.id);
      if (!vehicle?.isAvailable || vehicle.price === null) return [];
      const wrong = wrongPriceBeside(mention, vehicle, mentions);
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
 * sentence each may own any price, so that only a price which none of them has counts as wrong.
 */
function wrongPriceBeside(
  mention: Mention,
  vehicle: VehicleFacts,
  mentions: readonly Mention[],
): SellingPrice | null {
  const { block, span, row } = mention;
  if (row) {
    const cells = row.cells.filter((cell) => isPriceCell(row.headOf(cell)));
    const prices = cells.flatMap((cell) =>
      sellingPricesIn(cell, { start: 0, end: cell.text.length }),
    );
    return prices.some((price) => isOwn(price, vehicle)) ? null : (prices[0] ?? null);
  }
  const sentence = sentenceAt(block, span.start);
  const others = mentions.filter(
    (other) =>
      other.block === block &&
      other.id !== mention.id &&
      other.span.start >= sentence.start &&
      other.span.end <= sentence.end,
  );
  if (others.length > 0) return null;
  const prices = sellingPricesIn(block, sentence);
  if (prices.some((price) => isOwn(price, vehicle))) return null;
  const near = prices.filter((price) => distance(price, mention) <= farthest);
  return near.toSorted((a, b) => distance(a, mention) - distance(b, mention))[0] ?? null;
}

function isPriceCell(head: string): boolean {
  return !/msrp|sticker|sav|discount|rebate|down|payment|fee|was\b/i.test(head);
}

function isOwn(price: SellingPrice, { price: asked, msrp }: VehicleFacts): boolean {
  return isSamePrice(price, asked) || isSamePrice(price, msrp);
}

function distance({ span }: SellingPrice, mention: Mention): number {
  return Math.max(span.start - mention.span.end, mention.span.start - span.end, 0);
}
