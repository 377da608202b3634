import type { TextRule } from '../rule.ts';
import { deposit, term } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { money, period } from './words.ts';

export const mZeroDue: TextRule = {
  id: 'M-ZERO-DUE',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`(?:\$\s?0|zero|no)\s+(?:money\s+)?(?:due at (?:lease )?signing|down)`,
  about: 'lease',
  needs: [
    term,
    deposit,
    { name: 'the amount of each payment', pattern: pattern`${money}${period}` },
  ],
  citation: '12 CFR 1013.7(d)(1)(ii)',
  message:
    'Saying that nothing is due at the start of a lease is a trigger too: the ad then ' +
    'owes the payment, the number of payments and whether a security deposit is ' +
    'required.',
  suggestion: 'Add the terms: "$399 per month for 36 months, no security deposit".',
  examples: {
    failing: ['Lease with $0 due at signing.', 'Zero down leases this week.'],
    passing: [
      'Lease with $0 due at signing: $399 per month, 36 months, no security deposit.',
      'Zero down leases: $429/mo. for 39 months, security deposit waived.',
    ],
  },
};
