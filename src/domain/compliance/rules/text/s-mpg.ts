import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sMpg: TextRule = {
  id: 'S-MPG',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    \b\d{2,3}(?:\s*/\s*\d{2,3})?\s*(?:\w{1,14}\s+){0,2}(?:mpge?|miles per gallon)\b`,
  needs: [{ name: 'that the figure is an EPA estimate', pattern: pattern`EPA` }],
  citation: '16 CFR 259.4(c)-(d)',
  message: 'A mileage figure has to be called an EPA estimate.',
  suggestion: 'Write "EPA-estimated" before the figure.',
  examples: {
    failing: ['Gets 41 mpg.', 'Rated 28/36 mpg.'],
    passing: ['Gets an EPA-estimated 41 mpg combined.', 'EPA-estimated 28 city/36 highway mpg.'],
  },
};
