import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sEvRange: TextRule = {
  id: 'S-EV-RANGE',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    \b\d{2,3}[- ]?miles?\s*(?:of\s*)?(?:(?:electric|all-electric|driving)\s*)?range
    |range of (?:up to )?\d{2,3} miles`,
  needs: [{ name: 'that the range is an estimate', pattern: pattern`EPA|estimat` }],
  citation: '16 CFR 259.4(a),(d)',
  message: 'A range has to be called an EPA estimate.',
  suggestion: 'Write "EPA-estimated range of 300 miles".',
  examples: {
    failing: ['A range of 300 miles.', '280 miles of electric range.'],
    passing: [
      'An EPA-estimated range of 300 miles.',
      'An estimated 280 miles of electric range (EPA).',
    ],
  },
};
