import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const vMaintained: TextRule = {
  id: 'V-MAINTAINED',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    (?:well|meticulously|regularly|dealer)[- ](?:maintained|serviced)|garage[- ]kept
    |pampered`,
  skip: pattern`\busually\b`,
  needs: [
    { name: 'the service records', pattern: pattern`service records|records (?:available|show)` },
  ],
  citation: 'FL 501.976(4)',
  message: 'A claim on care needs records.',
  suggestion: 'Add "service records available".',
  examples: {
    failing: ['Meticulously maintained.', 'A garage-kept convertible.'],
    passing: [
      'Meticulously maintained; service records available.',
      'A garage-kept convertible; service records show oil changes.',
    ],
  },
};
