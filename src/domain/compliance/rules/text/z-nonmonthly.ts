import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

export const zNonmonthly: TextRule = {
  id: 'Z-NONMONTHLY',
  kind: 'text',
  severity: 'warning',
  states: ['NJ'],
  window: 'sentence',
  trigger: pattern`${money}\s*(?:/|per|a)\s*(?:wk\b|week|day)|bi-?weekly payments?`,
  about: 'credit',
  needs: [],
  citation: 'NJAC 13:45A-26A.8(b)2',
  message:
    'Installments are stated on another basis than the month, which New Jersey does not allow.',
  suggestion: 'State the payment by the month.',
  examples: {
    failing: ['Just $69 per week.', 'Bi-weekly payments that fit.'],
    passing: ['Payment of $299 per month.', 'Monthly payments that fit.'],
  },
};
