import type { TextRule } from '../rule.ts';
import { apr, term } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { example, money } from './words.ts';

export const zDownAmt: TextRule = {
  id: 'Z-DOWN-AMT',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`${money}\s*(?:cash\s+)?down\b|\b(?!0\b)\d{1,2}\s?%\s*down\b`,
  skip: pattern`\$\s?0\s+down|${example}`,
  about: 'credit',
  needs: [apr, term],
  citation: '12 CFR 1026.24(d)(1)(i),(d)(2)',
  message:
    'A stated down payment is a trigger: the ad then owes the repayment terms over the ' +
    'whole loan and the APR.',
  suggestion: 'Add the terms: "$999 down, 72 monthly payments of $412, 5.9% APR".',
  examples: {
    failing: ['Drive home with $999 down.', 'Only 10% down gets you the keys.'],
    passing: [
      '$999 down, 72 monthly payments of $412, 5.9% APR.',
      '10% down, 60 months, 6.49% APR with approved credit.',
    ],
  },
};
