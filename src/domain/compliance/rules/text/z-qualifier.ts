import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { example, qualifier } from './words.ts';

export const zQualifier: TextRule = {
  id: 'Z-QUALIFIER',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`\b\d{1,2}(?:\.\d{1,2})?\s?%\s*APR\b`,
  skip: example,
  about: 'credit',
  needs: [{ name: 'who qualifies for the rate', pattern: pattern`${qualifier}` }],
  citation: '12 CFR 1026.24(a) actually-available terms; FTC Act section 5',
  message: 'A rate that not every buyer gets needs to say who can have it.',
  suggestion: 'Add "for well-qualified buyers" or "with approved credit".',
  examples: {
    failing: ['0.9% APR on new Civics.', 'Now 3.49% APR on the Tucson.'],
    passing: [
      '0.9% APR on new Civics for well-qualified buyers.',
      'Now 3.49% APR on the Tucson with approved credit.',
    ],
  },
};
