import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sTsp: TextRule = {
  id: 'S-TSP',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`top safety pick`,
  needs: [{ name: 'the year of the award', pattern: pattern`\b20\d{2}\b` }],
  citation: 'IIHS use terms',
  message: 'The award needs its year.',
  suggestion: 'Add the year: "2026 IIHS Top Safety Pick".',
  examples: {
    failing: ['A Top Safety Pick.', 'An IIHS Top Safety Pick+.'],
    passing: ['A 2026 IIHS Top Safety Pick.', 'An IIHS Top Safety Pick+ for 2025.'],
  },
};
