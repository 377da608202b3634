import type { TextRule } from '../rule.ts';
import { apr, down, term } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

export const zFinCharge: TextRule = {
  id: 'Z-FIN-CHARGE',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    ${money}\s*(?:(?:in|of)\s+)?(?:finance charges?|total cost of credit|interest
    |carrying charges?)`,
  about: 'credit',
  needs: [apr, term, down],
  citation: '12 CFR 1026.24(d)(1)(iv)',
  message:
    'A finance charge in dollars is a trigger: the ad then owes the down payment, the ' +
    'number of payments and the APR.',
  suggestion: 'Add the terms: "4.9% APR for 36 months with $1,000 down".',
  examples: {
    failing: ['Only $500 in interest.', 'Pay just $740 of finance charges.'],
    passing: [
      'Only $500 in interest: 4.9% APR, 36 months, $1,000 down.',
      '$740 in finance charges over 36 months at 3.9% APR with $2,500 down.',
    ],
  },
};
