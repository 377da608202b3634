import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const wSatisfaction: TextRule = {
  id: 'W-SATISFACTION',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    satisfaction guaranteed|money[- ]back|love it or (?:leave|return) it
    |\d{1,3}[- ]day (?:return|exchange|money)`,
  needs: [
    {
      name: 'the limits and conditions',
      pattern: pattern`miles|restocking|conditions|terms|refund (?:of|the) full`,
    },
  ],
  citation: '16 CFR 239.3',
  message: 'A promise to take a vehicle back needs its limits.',
  suggestion: 'Add the days, the miles and the conditions.',
  examples: {
    failing: ['3-day money-back promise.', 'Love it or leave it.'],
    passing: [
      '3-day money-back promise; 300 miles maximum, conditions apply.',
      'Love it or leave it: 5 days, 250 miles.',
    ],
  },
};
