import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const wTieIn: TextRule = {
  id: 'W-TIE-IN',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    void(?:s|ed)? (?:your |the )?warranty|warranty requires (?:\w{1,14} ){0,3}(?:dealer
    |OEM|genuine)|only (?:genuine|OEM) parts`,
  needs: [],
  citation: '15 USC 2302(c)',
  message: 'A warranty may not be made to hang on branded parts or service.',
  suggestion: 'Leave the condition out.',
  examples: {
    failing: ['Outside service voids your warranty.', 'Only OEM parts keep your coverage.'],
    passing: ['Ask about service.', 'We fit OEM parts.'],
  },
};
