import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const aSms: TextRule = {
  id: 'A-SMS',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`text\s+(?:us|[A-Z]{3,}\s+to)\s+\d{5,10}|sign up for (?:text|sms)`,
  needs: [
    {
      name: 'the terms of consent',
      pattern: pattern`reply stop|message (?:and|&) data rates|consent`,
    },
  ],
  citation: '47 CFR 64.1200',
  message: 'An invitation to text needs the terms of consent.',
  suggestion: 'Add "Message and data rates may apply. Reply STOP to cancel."',
  examples: {
    failing: ['Text DEAL to 55555.', 'Sign up for text alerts.'],
    passing: [
      'Text DEAL to 55555. Message and data rates may apply. Reply STOP to cancel.',
      'Sign up for text alerts. Reply STOP to end them.',
    ],
  },
};
