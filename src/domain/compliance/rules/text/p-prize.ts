import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pPrize: TextRule = {
  id: 'P-PRIZE',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`
    \b(?:sweepstakes|giveaway|scratch[- ]off|raffle|you(?:'ve| have) won|winner)\b`,
  needs: [{ name: 'that no purchase is necessary', pattern: pattern`no purchase necessary` }],
  citation: 'FTC Act section 5; state lottery law',
  message: 'A prize promotion needs a way to enter without buying, and its rules.',
  suggestion: 'Add "No purchase necessary; see official rules."',
  examples: {
    failing: ['Enter our giveaway.', 'Win big in the spring sweepstakes.'],
    passing: [
      'Enter our giveaway. No purchase necessary; see official rules.',
      'Spring sweepstakes: no purchase necessary, see official rules.',
    ],
  },
};
