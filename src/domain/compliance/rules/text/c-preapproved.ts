import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const cPreapproved: TextRule = {
  id: 'C-PREAPPROVED',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`pre-?approved|pre-?qualif\w{1,14}`,
  needs: [
    {
      name: 'the conditions of the approval',
      pattern: pattern`subject to|not a guarantee|terms (?:apply|vary)|approved credit`,
    },
  ],
  citation: '15 USC 1681m(d); 12 CFR 1022.54',
  message: 'A pre-approval needs its conditions.',
  suggestion: 'Add "subject to verification" or "not a guarantee of credit".',
  examples: {
    failing: ['You are pre-approved.', 'Get prequalified in a minute.'],
    passing: [
      'You are pre-approved, subject to verification.',
      'Get prequalified in a minute; this is not a guarantee of credit.',
    ],
  },
};
