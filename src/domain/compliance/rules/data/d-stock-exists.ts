import { checkDigit, isNorthAmerican } from '../../../inventory/vin.ts';
import type { CheckContext } from '../context.ts';
import type { CheckRule, Found } from '../rule.ts';
import { smallLot } from './example-stock.ts';
import { firstMentions, type Mention } from './vehicle-mentions.ts';

export const dStockExists: CheckRule = {
  id: 'D-STOCK-EXISTS',
  kind: 'check',
  severity: 'error',
  check: (content, { stock }): Found[] =>
    firstMentions(content).flatMap((mention) => {
      const detail = faultOf(mention, stock);
      return detail === null ? [] : [{ block: mention.block, span: mention.span, detail }];
    }),
  citation: 'Cal. VC 11713.1(a)',
  message: 'A VIN or stock number in the text belongs to no vehicle of the store.',
  suggestion: 'Correct the number, or name another vehicle.',
  examples: {
    failing: [
      { text: 'See stock # P9999 today.', context: { stock: smallLot } },
      'A pickup, VIN 1FTFW1E84KFA03385.',
      'A pickup, VIN 1FTFW1E88KFA0338.',
    ],
    passing: [
      { text: 'See stock # P3385 and VIN 4T3B6RFV3TF103111.', context: { stock: smallLot } },
      'See stock # P9999, VIN 1FTFW1E88KFA03385.',
      'A VIN has 17 characters. Ask for stock numbers.',
    ],
  },
};

/** A number that the stock has is right, whatever its check digit; without stock that decides. */
function faultOf({ kind, id }: Mention, stock: CheckContext['stock']): string | null {
  if (stock?.(id)) return null;
  if (kind === 'vin' && id.length !== 17) return `A VIN has 17 characters, not ${id.length}.`;
  if (kind === 'vin' && isNorthAmerican(id) && checkDigit(id) !== id[8]) {
    return 'Its check digit is wrong.';
  }
  return stock === null ? null : `The stock has no ${id}.`;
}
