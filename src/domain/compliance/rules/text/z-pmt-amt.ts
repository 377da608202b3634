import type { TextRule } from '../rule.ts';
import { apr, down, term } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { example, money, period } from './words.ts';

export const zPmtAmt: TextRule = {
  id: 'Z-PMT-AMT',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`${money}${period}`,
  skip: example,
  about: 'credit',
  needs: [apr, term, down],
  citation: '12 CFR 1026.24(d)(1)(iii),(d)(2)',
  message:
    'A stated payment is a trigger: the ad then owes the down payment, the number of ' +
    'payments and the APR.',
  suggestion: 'Add the terms: "60 months at 4.9% APR with $2,000 down".',
  examples: {
    failing: ['Own it for $299 per month.', 'Take this Maverick home at $389/mo.'],
    passing: [
      'Own it for $299 per month: 60 months, 4.9% APR, $2,000 down.',
      '$389/mo. for 72 months at 5.9% APR, $1,500 down, with approved credit.',
    ],
  },
};
