import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sMpgGeneral: TextRule = {
  id: 'S-MPG-GENERAL',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`
    (?:great|excellent|best|outstanding|impressive) (?:gas mileage|fuel economy|mpg
    |fuel efficiency)|fuel[- ]sipp\w{1,14}|gas[- ]sav\w{1,14}`,
  needs: [{ name: 'the EPA figure', pattern: pattern`EPA` }],
  citation: '16 CFR 259.4(b)',
  message: 'Praise for the mileage needs the EPA figure.',
  suggestion: 'Add the figure: "EPA-estimated 33 mpg combined".',
  examples: {
    failing: ['Great gas mileage.', 'A gas-saving hatchback.'],
    passing: [
      'Great gas mileage: EPA-estimated 33 combined mpg.',
      'A gas-saving hatchback: EPA-estimated 36 mpg combined.',
    ],
  },
};
