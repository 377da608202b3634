import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pCost: TextRule = {
  id: 'P-COST',
  kind: 'text',
  severity: 'error',
  states: ['NJ', 'VA', 'TX'],
  window: 'sentence',
  trigger: pattern`
    (?:below|at|under|off|over) (?:dealer |our )?cost\b|dealer cost|at no profit
    |floor ?plan balance`,
  needs: [],
  citation: 'Va. Code 46.2-1581(7); NJAC 13:45A-26A.7',
  message: 'What a car cost the dealer cannot be proven at the time of the sale.',
  suggestion: 'Compare with the MSRP instead.',
  examples: {
    failing: ['Priced below dealer cost.', 'We sell at cost until Friday.'],
    passing: ['Priced below MSRP.', 'We sell at the sticker price.'],
  },
};
