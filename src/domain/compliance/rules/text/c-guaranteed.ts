import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const cGuaranteed: TextRule = {
  id: 'C-GUARANTEED',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    guaranteed\s+(?:credit\s+|auto\s+|loan\s+|financing\s+)?(?:approv\w{0,14}|financing)
    |(?:everyone|everybody|anyone)(?:'s| is| gets| can be)?\s+(?:approved|financed)
    |approval (?:is )?guaranteed|100%\s+(?:credit\s+)?approv\w{0,14}|we (?:finance
    |approve) (?:anyone|everyone|everybody)`,
  needs: [],
  citation: 'FTC Act section 5; 14 IAC 475; state dealer rules',
  message: 'Approval cannot be promised before an application.',
  suggestion: 'Write "apply for credit; approval required".',
  examples: {
    failing: ['Guaranteed credit approval!', 'Everyone gets approved here.'],
    passing: ['Apply for credit; approval required.', 'Every application is reviewed here.'],
  },
};
