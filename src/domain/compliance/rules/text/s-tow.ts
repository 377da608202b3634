import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sTow: TextRule = {
  id: 'S-TOW',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    tow\w{0,14}[^.\n]{0,40}\d[\d,]{3,9}\s*(?:lbs?\b|pounds)|\d[\d,]{3,9}\s*(?:lbs?\b
    |pounds)[^.\n]{0,20}tow\w{0,14}`,
  needs: [
    {
      name: 'how the vehicle must be equipped',
      pattern: pattern`when properly equipped|properly equipped|max(?:imum)?`,
    },
  ],
  citation: 'OEM standards',
  message: 'A towing figure should say what it takes.',
  suggestion: 'Add "when properly equipped".',
  examples: {
    failing: ['Tows 13,000 lbs.', 'A towing capacity of 7,500 pounds.'],
    passing: [
      'Tows up to 13,000 lbs when properly equipped.',
      'A maximum towing capacity of 7,500 pounds.',
    ],
  },
};
