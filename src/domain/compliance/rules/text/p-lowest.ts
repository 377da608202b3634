import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pLowest: TextRule = {
  id: 'P-LOWEST',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    \blowest[- ](?:price|prices|priced|payments?|rates?)|lower prices than
    |best prices? (?:in|around|anywhere|guaranteed)|(?:nobody|no one) beats|can'?t be beat
    |unbeatable|(?:will |we'?ll )?beat (?:any|your best|their)`,
  // The least of one's own stock is a figure, no claim on others.
  skip: pattern`
    ^lowest price$|lowest[- ]priced (?:new |used |certified )?
    (?:ones?|vehicles?|cars?|suvs?|trucks?|trims?|models?|versions?|of)
    |lowest price (?:belongs|is (?:for|on)|on (?:the|this|our) lot|here|among
    |of (?:the|these|our))`,
  needs: [
    {
      name: 'the proof, or the price-match policy',
      pattern: pattern`price[- ]match (?:policy|terms)|survey of|monitor\w{0,14} competitor`,
    },
  ],
  citation: 'NJAC 13:45A-26A.7; 14 IAC 475; 43 TAC 215.266; 7 TAC 84.702',
  message:
    'A claim that nobody is cheaper needs constant proof, or a published price-match policy.',
  suggestion: 'Drop the claim, or name the policy: "see our price-match policy".',
  examples: {
    failing: ['Lowest prices in Dallas!', "We'll beat any offer in town."],
    passing: [
      'Lowest prices in Dallas: see our price-match policy.',
      "We'll beat any offer in town under our price match terms.",
    ],
  },
};
