import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

const oDistress: TextRule = {
  id: 'O-DISTRESS',
  kind: 'text',
  severity: 'warning',
  isBrandRule: true,
  window: 'sentence',
  trigger: pattern`
    blow-?out|liquidat\w{1,14}|slash(?:ed|ing)|fire sale|rock[- ]bottom|everything must go
    |dirt[- ]cheap|insane|crazy (?:deals|prices|low)|fraction of`,
  needs: [],
  citation: 'OEM co-op guides (e.g. Mitsubishi, Infiniti)',
  message: 'Words of distress break the brand rules of most makers.',
  suggestion: 'Describe the offer plainly.',
  examples: {
    failing: ['Blowout prices!', 'Prices slashed on every row.'],
    passing: ['Great prices.', 'New prices on every row.'],
  },
};

const oCase: TextRule = {
  id: 'O-CASE',
  kind: 'text',
  severity: 'info',
  isBrandRule: true,
  window: 'sentence',
  trigger: /\bHONDA\b|\bMercedes Benz\b|\bRav4\b|\bCRV\b|\bF150\b|\bLandrover\b/,
  needs: [],
  citation: 'OEM guides (Honda: no all caps)',
  message: 'The name is not written as its maker writes it.',
  suggestion: 'Write Honda, Mercedes-Benz, RAV4, CR-V, F-150, Land Rover.',
  examples: {
    failing: ['The HONDA CR-V.', 'A used F150 is here.'],
    passing: ['The Honda CR-V.', 'A used F-150 is here.'],
  },
};

const aAbbrev: TextRule = {
  id: 'A-ABBREV',
  kind: 'text',
  severity: 'warning',
  states: ['IL', 'OH', 'CA'],
  window: 'sentence',
  trigger: /\bW\.?A\.?C\b|\bO\.?A\.?C\b|\bT\.?T\.?L\b|\bPEG\b|\bDAS\b/,
  needs: [],
  citation: '14 IAC 475.110; OAC 109:4-3-16',
  message: 'Readers may not know the abbreviation.',
  suggestion: 'Spell it out: "with approved credit", "tax, title and license", "due at signing".',
  examples: {
    failing: ['$299/mo WAC.', '$1,999 DAS.'],
    passing: ['With approved credit.', '$1,999 due at signing.'],
  },
};

const aSms: TextRule = {
  id: 'A-SMS',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`text\s+(?:us|[A-Z]{3,}\s+to)\s+\d{5,10}|sign up for (?:text|sms)`,
  needs: [
    {
      name: 'the terms of consent',
      pattern: pattern`reply stop|message (?:and|&) data rates|consent`,
    },
  ],
  citation: '47 CFR 64.1200',
  message: 'An invitation to text needs the terms of consent.',
  suggestion: 'Add "Message and data rates may apply. Reply STOP to cancel."',
  examples: {
    failing: ['Text DEAL to 55555.', 'Sign up for text alerts.'],
    passing: [
      'Text DEAL to 55555. Message and data rates may apply. Reply STOP to cancel.',
      'Sign up for text alerts. Reply STOP to end them.',
    ],
  },
};

/** Words that makers and readers do not want, and invitations to text. */
export const nameRules: readonly TextRule[] = [oDistress, oCase, aAbbrev, aSms];
