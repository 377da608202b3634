import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money, period } from './words.ts';

export const mMileage: TextRule = {
  id: 'M-MILEAGE',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`${money}${period}`,
  about: 'lease',
  needs: [
    {
      name: 'the miles allowed',
      pattern: pattern`
        \d{1,2},?\d{3}\s*(?:miles|mi)\b[^.\n]{0,12}(?:year|yr|annum)|miles per year
        |(?:over|above|exceed\w{0,3}|beyond|limit of)\s+\d{2,3},?\d{3}\s*(?:miles|mi)\b`,
    },
  ],
  citation: 'FTC Act section 5; state lease acts',
  message: 'A lease offer should give the mileage allowance and what each mile above it costs.',
  suggestion: 'Add "10,000 miles per year, then $0.20 per mile".',
  examples: {
    failing: ['Lease for $279 per month.', 'Lease the Ioniq 5 at $259/mo.'],
    passing: [
      'Lease for $279 per month with 10,000 miles per year.',
      'Lease the Ioniq 5 at $259/mo. with 12,000 miles per year.',
    ],
  },
};
