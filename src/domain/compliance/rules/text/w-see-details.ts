import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const wSeeDetails: TextRule = {
  id: 'W-SEE-DETAILS',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`\bwarrant(?:y|ies)\b`,
  // Advice on warranties promises none.
  skip: pattern`
    \b(?:ask|check|read|whether|may|might|could|would|until|void\w{0,3}|claims?|refus\w{1,4}
    |usually|often|depends?|left|factory|maker'?s?|manufacturer'?s?|buyers guide|expires?
    |questions?|against|several|fix|calls?|asked|what|compare|booklet|ratings?|recall|clock
    |added|rest|basics|answers|mostly|table|rows|does not end|costs? more
    |differ(?:s|ent|ently)?|keep)\b
    |warranty coverage$`,
  needs: [
    {
      name: 'where to find the details',
      pattern: pattern`
        see (?:\w{1,14} ){0,4}(?:for|details)|written warranty|full details
        |complete details`,
    },
  ],
  citation: '16 CFR 239.2',
  message: 'A mention of a warranty should send the reader to its written terms.',
  suggestion: 'Add "see dealer for details" or "see the written warranty".',
  examples: {
    failing: ['Comes with a warranty.', 'Backed by our powertrain warranties.'],
    passing: [
      'Comes with a limited warranty; see dealer for details.',
      'Backed by our powertrain warranties. See store for complete details.',
    ],
  },
};
