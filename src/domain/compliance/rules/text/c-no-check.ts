import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const cNoCheck: TextRule = {
  id: 'C-NO-CHECK',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    no credit check|without (?:a )?credit check|(?:won'?t|will not|does not) (?:affect
    |hurt|impact) your credit`,
  needs: [
    { name: 'that the inquiry is a soft one', pattern: pattern`soft (?:pull|inquiry|credit)` },
  ],
  citation: '7 TAC 84.702(b)(2); FCRA',
  message: 'This is true of a soft inquiry alone.',
  suggestion: 'Add "with a soft inquiry".',
  examples: {
    failing: ['No credit check.', 'It will not hurt your credit.'],
    passing: [
      'Pre-qualify with a soft inquiry that will not affect your credit score.',
      'It is a soft pull and will not hurt your credit.',
    ],
  },
};
