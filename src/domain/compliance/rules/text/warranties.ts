import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

const wSeeDetails: TextRule = {
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
    |differ(?:s|ent|ently)?|keep|ends?|before|guides?|bundle|up close)\b
    |warranty coverage$|^which\b|^how\b|warranty act\b`,
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
      'Magnuson-Moss Warranty Act, 15 U.S.C. 2301',
      'Which cars come with a long warranty?',
      'How long a new-car warranty lasts',
    ],
  },
};

const wLifetime: TextRule = {
  id: 'W-LIFETIME',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    lifetime (?:\w{1,14} )?(?:warranty|powertrain|guarantee|oil changes?|coverage
    |maintenance)|(?:warranty|coverage) for life`,
  needs: [
    {
      name: 'whose life is meant',
      pattern: pattern`as long as you own|for as long as|life of the`,
    },
  ],
  citation: '16 CFR 239.4',
  message: '"Lifetime" needs to say whose life is meant.',
  suggestion: 'Add "for as long as you own the vehicle".',
  examples: {
    failing: ['Lifetime powertrain warranty.', 'Oil changes come with coverage for life.'],
    passing: [
      'Lifetime powertrain warranty for as long as you own the car.',
      'Coverage for life: as long as you own it.',
    ],
  },
};

const wSatisfaction: TextRule = {
  id: 'W-SATISFACTION',
  kind: 'text',
  severity: 'error',
  window: 'block',
  trigger: pattern`
    satisfaction guaranteed|money[- ]back|love it or (?:leave|return) it
    |\d{1,3}[- ]day (?:return|exchange|money)`,
  needs: [
    {
      name: 'the limits and conditions',
      pattern: pattern`miles|restocking|conditions|terms|refund (?:of|the) full`,
    },
  ],
  citation: '16 CFR 239.3',
  message: 'A promise to take a vehicle back needs its limits.',
  suggestion: 'Add the days, the miles and the conditions.',
  examples: {
    failing: ['3-day money-back promise.', 'Love it or leave it.'],
    passing: [
      '3-day money-back promise; 300 miles maximum, conditions apply.',
      'Love it or leave it: 5 days, 250 miles.',
    ],
  },
};

const wTieIn: TextRule = {
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

const wWhichever: TextRule = {
  id: 'W-WHICHEVER',
  kind: 'text',
  severity: 'info',
  window: 'block',
  trigger: pattern`\b\d{1,2}[- ]?year\s*(?:/|or|,)?\s*\d{2,3}(?:,?000|k)[- ]?mile`,
  needs: [{ name: 'which limit counts', pattern: pattern`whichever (?:comes|occurs) first` }],
  citation: 'OEM practice',
  message: 'A term in years and miles should say which of them counts.',
  suggestion: 'Add "whichever comes first".',
  examples: {
    failing: [
      '10-year/100,000-mile coverage.',
      'Comes with 5-year/60,000-mile powertrain coverage.',
    ],
    passing: [
      '10-year/100,000-mile coverage, whichever comes first.',
      '5-year/60,000-mile powertrain coverage, whichever occurs first.',
    ],
  },
};

const wExtended: TextRule = {
  id: 'W-EXTENDED',
  kind: 'text',
  severity: 'warning',
  window: 'sentence',
  trigger: pattern`extended warrant\w{1,14}`,
  needs: [],
  citation: '16 CFR 700.11',
  message: 'A contract that is paid for is a service contract and no warranty.',
  suggestion: 'Write "vehicle service contract".',
  examples: {
    failing: ['Add an extended warranty.', 'Ask about extended warranties.'],
    passing: ['Add a vehicle service contract.', 'Ask about service contracts.'],
  },
};

/** Warranties, guarantees and service contracts. */
export const warrantyRules: readonly TextRule[] = [
  wSeeDetails,
  wLifetime,
  wSatisfaction,
  wTieIn,
  wWhichever,
  wExtended,
];
