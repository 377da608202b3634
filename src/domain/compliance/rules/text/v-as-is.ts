import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const vAsIs: TextRule = {
  id: 'V-AS-IS',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`\bas[- ]is\b`,
  needs: [
    {
      name: 'the Buyers Guide, or that there is no warranty',
      pattern: pattern`buyers? guide|no (?:dealer )?warranty`,
    },
  ],
  citation: '16 CFR 455',
  message: 'A sale as is needs the Buyers Guide beside it.',
  suggestion: 'Add "see the Buyers Guide; no dealer warranty".',
  examples: {
    failing: ['Sold as-is.', 'This one goes as-is.'],
    passing: ['Sold as-is; see Buyers Guide.', 'This one goes as-is, no dealer warranty.'],
  },
};
