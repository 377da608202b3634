import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const vDemo: TextRule = {
  id: 'V-DEMO',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    \bdemo(?:nstrator)?s?\b|\bloaners?\b|executive (?:car|vehicle)|factory (?:official
    |executive)`,
  skip: pattern`\bif (?:it|the)\b`,
  needs: [{ name: 'the miles', pattern: pattern`\d[\d,]{0,9}\s*(?:miles|mi\b)|odometer` }],
  citation: 'FL 501.976(1)-(2); OAC 109:4-3-16',
  message: 'A demonstrator or loaner needs its miles.',
  suggestion: 'Add the odometer reading: "3,200 miles".',
  examples: {
    failing: ['Demo Explorer for sale.', 'A former loaner at a fair price.'],
    passing: ['Demo Explorer with 3,200 miles.', 'A former loaner, odometer at 4,110.'],
  },
};
