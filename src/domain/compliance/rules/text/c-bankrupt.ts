import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const cBankrupt: TextRule = {
  id: 'C-BANKRUPT',
  kind: 'text',
  severity: 'warning',
  severityIn: { IL: 'error' },
  window: 'block',
  trigger: pattern`bankruptc\w{0,14}|bankrupt\b|repossess\w{1,14}`,
  skip: pattern`\bdepends\b|\bcourts?\b`,
  needs: [
    {
      name: 'that credit approval is required',
      pattern: pattern`subject to|approved credit|credit approval`,
    },
  ],
  citation: '720 ILCS 330',
  message:
    'An offer of credit to people after a bankruptcy needs to say that approval is required.',
  suggestion: 'Add "subject to credit approval", or leave the words out.',
  examples: {
    failing: ['Bankruptcy? Drive today.', 'Had a repossession? Call us.'],
    passing: [
      'Past bankruptcy? Financing subject to credit approval.',
      'Had a repossession? Loans are subject to credit approval.',
    ],
  },
};
