import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const s5Star: TextRule = {
  id: 'S-5-STAR',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`(?:5|five)[- ]star (?:safety|crash|overall)`,
  needs: [{ name: 'NHTSA as the source', pattern: pattern`NHTSA|government` }],
  citation: 'NHTSA rating-use guidance',
  message: 'A star rating for safety should credit the government program.',
  suggestion: 'Write "NHTSA 5-star overall rating" with the model year.',
  examples: {
    failing: ['5-star safety rating.', 'Five-star crash ratings.'],
    passing: [
      'NHTSA 5-star safety rating, model year 2026.',
      'Five-star crash ratings from NHTSA.',
    ],
  },
};
