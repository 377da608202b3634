import type { TextRule } from '../rule.ts';
import { deposit, term, totalDue } from './disclosures.ts';
import { pattern } from './pattern.ts';

export const mCapred: TextRule = {
  id: 'M-CAPRED',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    \$\s?[1-9][\d,]*\s*(?:down|cap(?:italized)? cost reduction|initial payment
    |first payment)`,
  about: 'lease',
  needs: [totalDue, term, deposit],
  citation: '12 CFR 1013.7(b)(1),(d)',
  message: 'A part of the up-front cost of a lease may not stand without the total due at signing.',
  suggestion:
    'Add "$2,598 total due at signing", at least as prominent, with term and security ' +
    'deposit.',
  examples: {
    failing: ['Lease it with $1,999 down.', 'Lease it: $2,499 initial payment.'],
    passing: [
      'Lease it with $1,999 down ($2,598 total due at signing), 36 months, no security ' +
        'deposit.',
      'Lease it: $2,499 initial payment, $3,100 total due at signing, 36 mos., no security ' +
        'deposit.',
    ],
  },
};
