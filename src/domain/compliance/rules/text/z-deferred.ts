import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const zDeferred: TextRule = {
  id: 'Z-DEFERRED',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`no (?:car )?payments? (?:for|until)`,
  about: 'credit',
  needs: [
    {
      name: 'that interest accrues, or that payments are deferred',
      pattern: pattern`
        interest (?:will |continues to )?accru\w{0,14}|finance charges? accru\w{0,14}
        |deferred`,
    },
  ],
  citation: 'FTC Act section 5',
  message: 'A promise of no payments at first leaves open what happens to the interest.',
  suggestion: 'Add "interest accrues from the contract date", or say that payments are deferred.',
  examples: {
    failing: ['No payments for 90 days!', 'No car payments until March!'],
    passing: [
      'No payments for 90 days; interest accrues from contract date.',
      'No car payments until March: payments are deferred and interest will accrue.',
    ],
  },
};
