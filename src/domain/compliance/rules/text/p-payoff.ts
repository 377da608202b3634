import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pPayoff: TextRule = {
  id: 'P-PAYOFF',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    (?:we'?ll|we will|let us) pay off your (?:loan|trade|lease|balance)
    |no matter (?:how much|what) you owe`,
  needs: [
    {
      name: 'what happens to negative equity',
      pattern: pattern`
        negative equity|added to (?:the|your) (?:new )?(?:loan|balance|amount financed)`,
    },
  ],
  citation: 'FTC Act section 5 (FTC trade-in cases); SB 766',
  message:
    'A promise to pay off a loan has to say that what is owed beyond the value moves ' +
    'into the new loan.',
  suggestion: 'Add "negative equity is added to the amount financed".',
  examples: {
    failing: ['We will pay off your trade.', 'No matter what you owe, we can help.'],
    passing: [
      'We will pay off your trade; negative equity is added to the amount financed.',
      'No matter what you owe, we can help; negative equity is added to your new loan.',
    ],
  },
};
