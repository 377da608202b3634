import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pRebateStack: TextRule = {
  id: 'P-REBATE-STACK',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    (?:after|with|including|less|net of)\s+(?:all\s+)?(?:available\s+
    |applicable\s+)?(?:factory\s+)?(?:rebates?|incentives?|discounts)`,
  needs: [
    {
      name: 'that the rebates are open to every buyer',
      pattern: pattern`available to (?:all|every|everyone)`,
    },
  ],
  citation: 'FTC letters 2026; 14 IAC 475.590',
  message: 'A headline price may be lowered only by rebates that every buyer gets.',
  suggestion: 'Write "after rebates available to all buyers", and list the others below the price.',
  examples: {
    failing: [
      '$21,995 after all rebates.',
      'Our price of $31,400 is net of all available incentives.',
    ],
    passing: [
      '$21,995 after rebates available to all buyers.',
      'Our price of $31,400 is net of incentives available to everyone.',
    ],
  },
};
