import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pCondRebate: TextRule = {
  id: 'P-COND-REBATE',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    (?:military|college|first responder|loyalty|conquest|recent grad\w{0,14}|lessee
    |farm bureau)\s*(?:graduate\s*)?(?:rebate|bonus|discount|cash|offer)`,
  needs: [
    {
      name: 'who qualifies, or that the price does not include it',
      pattern: pattern`
        not included in|(?:if|must) (?:you )?qualif\w{1,14}|eligib\w{1,14}|in addition to
        |separate`,
    },
  ],
  citation: '14 IAC 475.590; FTC letters 2026',
  message: 'A rebate for some buyers needs to say who qualifies, beside and not inside the price.',
  suggestion: 'Add "not included in the price; must qualify".',
  examples: {
    failing: ['Price shown with military rebate.', 'First responder bonus of $500.'],
    passing: [
      'Military rebate of $500 is not included in the price; must qualify.',
      'First responder bonus of $500 for eligible buyers.',
    ],
  },
};
