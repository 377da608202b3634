import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { price } from './words.ts';

export const pTotalPrice: TextRule = {
  id: 'P-TOTAL-PRICE',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`(?:price[sd]?|only|just|for|at|now|yours)\s+(?:of\s+|is\s+|at\s+)?${price}`,
  skip: pattern`MSRP`,
  needs: [
    {
      name: 'what the price holds',
      pattern: pattern`
        (?:includes?|including|with) (?:all )?(?:\w{1,14} ){0,2}(?:fees|charges)
        |fees? (?:is |are )?included|plus (?:only )?(?:tax|government|title)
        |excludes? (?:only )?(?:tax|government)|before (?:any |sales )?(?:tax|title|government)
        |\btax(?:es)?\b[^.\n]{0,40}\b(?:extra|(?:are|is|to be) added)`,
    },
  ],
  citation:
    'FTC Act section 5 (97 letters, 2026-03-13); 43 TAC 215.250; Cal. Civ. 1784.1 ff; FL ' +
    '501.976',
  message:
    'A price has to hold every charge that all buyers pay, save government charges, and ' +
    'the ad should say so.',
  suggestion: 'Add "includes all dealer fees; excludes only tax, title and registration".',
  examples: {
    failing: ['Yours for $24,995.', 'The 2024 Outback is priced at $28,450.'],
    passing: [
      'Yours for $24,995, includes all dealer fees; excludes only tax and registration.',
      'The 2024 Outback is priced at $28,450 plus government fees.',
    ],
  },
};
