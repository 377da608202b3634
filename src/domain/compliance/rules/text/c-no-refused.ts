import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const cNoRefused: TextRule = {
  id: 'C-NO-REFUSED',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    no (?:credit |credit application |one |applications? )?(?:is |are )?(?:refused
    |rejected|denied|turned (?:down|away))|no turn-?downs?|(?:bad
    |no) credit\??,?\s*no problem|credit doesn'?t matter`,
  needs: [],
  citation: 'FTC Act section 5; 7 TAC 84.702(b)',
  message: 'An ad may not claim that no credit is turned down.',
  suggestion: 'Write "all credit situations may apply".',
  examples: {
    failing: ['No credit refused.', 'Bad credit? No problem!'],
    passing: ['All credit situations may apply.', 'Bad credit? You may still apply.'],
  },
};
