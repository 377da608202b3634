import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { dealerFee, statutorySentence } from './words.ts';

export const pFeeExcluded: TextRule = {
  id: 'P-FEE-EXCLUDED',
  kind: 'text',
  severity: 'error',
  softened: { states: ['CA'], by: statutorySentence },
  window: 'sentence',
  trigger: pattern`
    (?:plus|exclud\w{1,14}|not includ\w{1,14}|does not include|before|\+)[^.\n]{0,60}
    (?:${dealerFee})
    |(?:${dealerFee})[^.\n]{0,20}\b(?:not included|excluded|extra|additional)\b`,
  skip: pattern`before you\b|^expect\b`,
  needs: [],
  citation: 'FTC letters 2026; Cal. VC 11713.1',
  message:
    'A fee of the dealer is kept out of the price. The FTC looks at the total that a ' +
    'buyer must pay.',
  suggestion: 'Put the fee into the price, and leave out only government charges.',
  examples: {
    failing: [
      '$24,995 plus $85 doc fee.',
      'Prices do not include a $199 processing fee.',
      'Tax, tags and doc fee extra.',
    ],
    passing: ['$24,995 plus government fees.', 'Prices include our $199 processing fee.'],
  },
};
