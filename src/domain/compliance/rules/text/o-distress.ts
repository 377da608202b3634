import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const oDistress: TextRule = {
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
