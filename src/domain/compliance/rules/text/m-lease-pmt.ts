import type { TextRule } from '../rule.ts';
import { deposit, term, totalDue } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { money, period } from './words.ts';

export const mLeasePmt: TextRule = {
  id: 'M-LEASE-PMT',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`${money}${period}`,
  about: 'lease',
  needs: [totalDue, term, deposit],
  citation: '12 CFR 1013.7(d) / 213.7(d); 15 USC 1667c',
  message:
    'A stated lease payment is a trigger: the ad then owes the total due at signing, the ' +
    'number of payments and whether a security deposit is required.',
  suggestion:
    'Add the terms: "36 months, $3,199 total due at signing, no security deposit required".',
  examples: {
    failing: ['Lease a new Accord for $279 per month.', 'Leasing starts at $329/mo.'],
    passing: [
      'Lease a new Accord for $279 per month for 36 months, $3,199 total due at signing, ' +
        'no security deposit required.',
      'Leasing at $329/mo. for 24 months, $2,499 due at lease signing, $0 security deposit.',
    ],
  },
};
