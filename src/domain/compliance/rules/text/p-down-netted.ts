import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money, price } from './words.ts';

export const pDownNetted: TextRule = {
  id: 'P-DOWN-NETTED',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`${price}[^.\n]{0,40}after\s+${money}\s+down`,
  needs: [],
  citation: 'FTC letters 2026',
  message: 'A price is shown with the down payment already taken off.',
  suggestion: 'Show the whole price, and the down payment apart from it.',
  examples: {
    failing: ['$17,995 after $3,000 down.', '$24,300 after $2,000 down.'],
    passing: ['$20,995 price.', '$26,300 including all dealer fees.'],
  },
};
