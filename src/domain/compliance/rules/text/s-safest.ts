import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sSafest: TextRule = {
  id: 'S-SAFEST',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`\bsafest\b|safer than|crash-?proof|accident-?proof`,
  needs: [
    {
      name: 'the rating, its source and its year',
      pattern: pattern`
        (?:IIHS|NHTSA)[^.\n]{0,120}\b20\d{2}|\b20\d{2}[^.\n]{0,60}(?:IIHS|NHTSA)`,
    },
  ],
  citation: 'FTC Act section 5; Lanham Act 43(a)',
  message: 'A claim to be safest or safer needs a named and dated rating.',
  suggestion: 'Name it: "2026 IIHS Top Safety Pick", or leave the claim out.',
  examples: {
    failing: ['The safest SUV.', 'Nothing is safer than this minivan.'],
    passing: [
      'Among the safest SUVs: a 2026 IIHS award winner.',
      'Rated safer than before by the NHTSA for 2025.',
    ],
  },
};
