import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const zZeroTradeoff: TextRule = {
  id: 'Z-ZERO-TRADEOFF',
  kind: 'text',
  severity: 'info',
  window: 'item',
  trigger: pattern`\b0(?:\.0+)?\s?%\s*APR`,
  about: 'credit',
  needs: [
    {
      name: 'whether the rate replaces a rebate',
      pattern: pattern`
        in lieu of|instead of|(?:cannot|can't|may not) be combined|not compatible with
        |combinable`,
    },
  ],
  citation: 'FTC Act section 5; TX 43 TAC 215.259',
  message: 'Buyers should learn whether the 0% rate takes the place of a rebate.',
  suggestion: 'Add "in lieu of factory rebate" or "can be combined with the rebate".',
  examples: {
    failing: ['0% APR this month.', 'Enjoy 0.0% APR on leftover sedans.'],
    passing: ['0% APR in lieu of factory rebate.', 'Enjoy 0.0% APR instead of the $1,500 rebate.'],
  },
};
