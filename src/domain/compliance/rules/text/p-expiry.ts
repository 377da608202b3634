import type { TextRule } from '../rule.ts';
import { endDate } from './disclosures.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

export const pExpiry: TextRule = {
  id: 'P-EXPIRY',
  kind: 'text',
  severity: 'warning',
  severityIn: { VA: 'error' },
  window: 'item',
  trigger: pattern`
    (?<!for )\b(?:sale|offers?|specials?|event|clearance|savings)\b[^.\n]{0,80}(?:${money}
    |\d{1,2}(?:\.\d)?\s?%)`,
  needs: [endDate],
  citation: 'Va. Code 46.2-1581(5); Cal. VC 11713.1(e)',
  message: 'An offer should say when it ends.',
  suggestion: 'Add the last day: "ends 8/31" or "through August 31".',
  examples: {
    failing: ['Summer sale: $2,000 off MSRP.', 'Memorial Day event: 1.9% APR.'],
    passing: [
      'Summer sale: $2,000 off MSRP, ends 8/31.',
      'Memorial Day event: 1.9% APR, through May 31.',
    ],
  },
};
