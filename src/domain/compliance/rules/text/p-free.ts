import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pFree: TextRule = {
  id: 'P-FREE',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    \bfree\b(?!\s+(?:of|to|trial|quote|estimate|appraisal|parking|wi-?fi))
    |at no (?:extra )?(?:charge|cost)|complimentary`,
  skip: pattern`
    accident[- ]free|damage[- ]free|toll[- ]free|hassle[- ]free|worry[- ]free|feel free
    |\brecalls?\b|\bunless\b|in many places`,
  needs: [
    {
      name: 'the conditions of the offer',
      pattern: pattern`
        with (?:the )?purchase|when you (?:buy|purchase|lease)|no purchase|terms
        |conditions`,
    },
  ],
  citation: '16 CFR 251.1; 43 TAC 215.257; 14 IAC 475.590',
  message: 'A free offer has to state its conditions at the outset.',
  suggestion: 'Add "with the purchase of ..." or "no purchase required".',
  examples: {
    failing: ['Free oil changes.', 'Complimentary floor mats for you.'],
    passing: [
      'Free oil changes with the purchase of a new vehicle.',
      'Complimentary floor mats when you buy a set of tires.',
    ],
  },
};
