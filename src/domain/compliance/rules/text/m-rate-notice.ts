import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const mRateNotice: TextRule = {
  id: 'M-RATE-NOTICE',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`\d{1,3}(?:\.\d{1,3})?\s?%\s*(?:lease )?rate|money factor[^.\n]{0,20}\.\d{3,6}`,
  about: 'lease',
  needs: [
    {
      name: 'the notice on lease rates',
      pattern: pattern`may not measure the overall cost of financing`,
    },
  ],
  citation: '12 CFR 1013.7(b)(2), 1013.4(s)',
  message: 'A rate in a lease ad needs the notice that it may not measure the cost of the lease.',
  suggestion: 'Add "This percentage may not measure the overall cost of financing this lease."',
  examples: {
    failing: ['Lease special with 2.9% rate.', 'Lease it with a low money factor of .00125.'],
    passing: [
      'Lease special with 2.9% rate. This percentage may not measure the overall cost of ' +
        'financing this lease.',
      'Lease it with a money factor of .00125. This percentage may not measure the overall ' +
        'cost of financing this lease.',
    ],
  },
};
