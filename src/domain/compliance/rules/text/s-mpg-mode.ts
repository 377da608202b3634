import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sMpgMode: TextRule = {
  id: 'S-MPG-MODE',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`\b\d{2,3}\s*(?:mpg|miles per gallon)\b`,
  needs: [{ name: 'city, highway or combined', pattern: pattern`city|highway|hwy|combined` }],
  citation: '16 CFR 259.4(c)',
  message: 'A mileage figure should say city, highway or combined.',
  suggestion: 'Add the mode: "41 mpg combined".',
  examples: {
    failing: ['Up to 41 mpg.', 'EPA-estimated 38 mpg.'],
    passing: ['EPA-estimated 41 mpg combined.', 'EPA-estimated 38 mpg on the highway.'],
  },
};
