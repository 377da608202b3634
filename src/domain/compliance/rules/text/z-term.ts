import type { TextRule } from '../rule.ts';
import { apr, down } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { example, money, period } from './words.ts';

export const zTerm: TextRule = {
  id: 'Z-TERM',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    (?:(?:re)?financ\w{0,14}|loan|credit)[^.\n]{0,40}\b(?:24|36|48|60|63|66|72|75|84
    |96)[\s-]*(?:months?|mos?\b|payments)|\b(?:24|36|48|60|63|66|72|75|84
    |96)[\s-]*(?:months?|mos?\b)[^.\n]{0,30}(?:financ\w{1,14}|loan)`,
  skip: pattern`warrant|coverage|${example}`,
  about: 'credit',
  needs: [
    apr,
    {
      name: 'the payment, or its amount for each $1,000 financed',
      pattern: pattern`per \$?1,?000|${money}${period}`,
    },
    down,
  ],
  citation: '12 CFR 1026.24(d)(1)(ii),(d)(2)',
  message:
    'A stated loan period is a trigger: the ad then owes the payment, the down payment ' +
    'and the APR.',
  suggestion:
    'Add the terms: "$16.67 per month per $1,000 financed, 0% APR, no down payment required".',
  examples: {
    failing: ['Financing for up to 84 months.', '72-month loans on certified trucks.'],
    passing: [
      '0% APR financing for 60 months: $16.67 per month per $1,000 financed, no down ' +
        'payment required.',
      'Loans of 72 months at 5.9% APR: $16.53 per month per $1,000, with $0 down payment.',
    ],
  },
};
