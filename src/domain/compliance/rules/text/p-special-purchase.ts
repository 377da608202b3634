import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pSpecialPurchase: TextRule = {
  id: 'P-SPECIAL-PURCHASE',
  kind: 'text',
  severity: 'warning',
  states: ['VA'],
  window: 'item',
  trigger: pattern`special purchase|program (?:car|vehicle)s?|off-?lease`,
  needs: [
    {
      name: 'that the vehicle is used',
      pattern: pattern`\bused\b|pre-?owned|demonstrator|former(?:ly)? (?:leased|rental)`,
    },
  ],
  citation: 'Va. Code 46.2-1581(2)',
  message: 'The label alone does not tell that the vehicle is used.',
  suggestion: 'Add "used" or "pre-owned".',
  examples: {
    failing: ['Special purchase Altimas.', 'Program cars have arrived.'],
    passing: ['Special purchase used Altimas.', 'Program cars, all pre-owned, have arrived.'],
  },
};
