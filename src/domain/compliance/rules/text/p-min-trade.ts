import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

export const pMinTrade: TextRule = {
  id: 'P-MIN-TRADE',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    push,?\s*pull|(?:minimum|guaranteed)\s+trade|(?:at least|up to
    |minimum)\s+${money}\s+(?:more\s+)?for your trade`,
  needs: [],
  citation: '43 TAC 215.253; 14 IAC 475',
  message: 'An amount for a trade that nobody has seen is no honest offer.',
  suggestion: 'Offer an appraisal instead of an amount.',
  examples: {
    failing: ['At least $4,000 for your trade.', 'Push, pull or drag it in.'],
    passing: ['Get an appraisal for your trade.', 'Bring it in for a quote.'],
  },
};
