import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const cProtected: TextRule = {
  id: 'C-PROTECTED',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:\bno\b|not for|except|only for
    |exclusively for)\s+(?:\w{1,14}\s+){0,2}(?:immigrants?|foreigners|non-?citizens|women
    |single mothers?|welfare|public assistance|elderly|christians?|muslims?|jews
    |hispanics?|latinos?)`,
  needs: [],
  citation: '15 USC 1691; 12 CFR 1002.4(b) as amended eff. 2026-07-21',
  message: 'The words favor or turn away people whom the law protects.',
  suggestion: 'Leave the group out and describe the offer.',
  examples: {
    failing: ['Financing not for welfare recipients.', 'A rebate only for women.'],
    passing: ['Financing for all income types considered.', 'A rebate for every buyer.'],
  },
};
