import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const wWhichever: TextRule = {
  id: 'W-WHICHEVER',
  kind: 'text',
  severity: 'info',
  window: 'block',
  trigger: pattern`\b\d{1,2}[- ]?year\s*(?:/|or|,)?\s*\d{2,3}(?:,?000|k)[- ]?mile`,
  needs: [{ name: 'which limit counts', pattern: pattern`whichever (?:comes|occurs) first` }],
  citation: 'OEM practice',
  message: 'A term in years and miles should say which of them counts.',
  suggestion: 'Add "whichever comes first".',
  examples: {
    failing: [
      '10-year/100,000-mile coverage.',
      'Comes with 5-year/60,000-mile powertrain coverage.',
    ],
    passing: [
      '10-year/100,000-mile coverage, whichever comes first.',
      '5-year/60,000-mile powertrain coverage, whichever occurs first.',
    ],
  },
};
