import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pInternetPrice: TextRule = {
  id: 'P-INTERNET-PRICE',
  kind: 'text',
  severity: 'error',
  states: ['TX'],
  window: 'sentence',
  trigger: pattern`\b(?:internet|online|web)[- ](?:only )?(?:price|special)|\be-?price\b`,
  needs: [],
  citation: '43 TAC 215.250',
  message: 'Texas does not allow a price of its own for the internet.',
  suggestion: 'Show the one price that every buyer pays.',
  examples: {
    failing: ['Internet price: $22,000', 'Ask for your e-price.'],
    passing: ['Price: $22,000', 'Ask for your price.'],
  },
};
