import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { money } from './words.ts';

export const pSavingsBase: TextRule = {
  id: 'P-SAVINGS-BASE',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`${money}\s*(?:off|savings?|discount)\b|\bsave (?:up to |over )?${money}`,
  needs: [
    {
      name: 'what the saving is measured from',
      pattern: pattern`
        (?:off|from|below|vs\.?|under|compared (?:to|with))\s+(?:the\s+)?(?:MSRP|sticker
        |manufacturer'?s|our (?:former|previous|regular))`,
    },
  ],
  citation: '16 CFR 233.1, 233.3; 14 IAC 475.370',
  message: 'A saving needs the price that it is measured from.',
  suggestion: 'Write "off MSRP" or "below our former price".',
  examples: {
    failing: ['Save $4,000 now.', 'Up to $6,500 off select trucks.'],
    passing: ['Save $4,000 off MSRP now.', 'Up to $6,500 off the MSRP of select trucks.'],
  },
};
