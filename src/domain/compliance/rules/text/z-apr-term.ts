import type { TextRule } from '../rule.ts';
import { apr } from './disclosures.ts';
import { pattern } from './pattern.ts';

export const zAprTerm: TextRule = {
  id: 'Z-APR-TERM',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    \b\d{1,2}(?:\.\d{1,2})?\s?%\s*(?:interest|rate|financ\w{1,14})|(?:(?:re)?financ\w{1,14}
    |interest|rates?)\s+(?:for )?(?:as low as|from|at|starting at)\s+\d{1,2}(?:\.\d{1,2})?\s?%
    |\b\d{1,2}(?:\.\d{1,2})?\s?%\s*(?:for|over)\s*\d{2}\s*mo`,
  about: 'credit',
  needs: [apr],
  citation: '12 CFR 1026.24(c) / 226.24(c)',
  message: 'A rate for a loan has to be named as an annual percentage rate.',
  suggestion: 'Write "APR" or "annual percentage rate" beside the figure: "1.9% APR financing".',
  examples: {
    failing: ['Get 1.9% financing on a new RAV4.', 'Interest rates from 2.9% on every crossover.'],
    passing: ['Get 1.9% APR financing on a new RAV4.', 'Finance from 2.9% APR on every crossover.'],
  },
};
