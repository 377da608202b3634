import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const cGovProgram: TextRule = {
  id: 'C-GOV-PROGRAM',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:government|federal|stimulus|economic relief)\s+(?:relief\s+)?(?:program|funds?
    |relief|stimulus)`,
  needs: [],
  citation: 'FTC Act section 5 (FTC mailer cases)',
  message: 'The words suggest a program of the government.',
  suggestion: 'Name the sale as the event of the store that it is.',
  examples: {
    failing: ['Stimulus relief program event.', 'Claim your federal relief funds here.'],
    passing: ['Spring event.', 'Claim your service points here.'],
  },
};
