import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const vInTransit: TextRule = {
  id: 'V-IN-TRANSIT',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`in[- ]transit|arriving soon|on order|incoming`,
  skip: pattern`\bask\b|\bif you\b|other (?:dealers|stores)|or on order|\breservation\b`,
  needs: [
    {
      name: 'when it will be there',
      pattern: pattern`
        not yet (?:in stock|available)|(?:estimated|expected) arrival
        |subject to availability`,
    },
  ],
  citation: '16 CFR 238; FTC letters 2026',
  message: 'A vehicle that is on its way is not yet on the lot.',
  suggestion: 'Add "expected arrival in June" or "not yet in stock".',
  examples: {
    failing: ['In transit, buy now.', 'Two more arriving soon.'],
    passing: [
      'In transit, expected arrival in June.',
      'Two more arriving soon, subject to availability.',
    ],
  },
};
