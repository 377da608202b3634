import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { source } from './words.ts';

export const sNo1: TextRule = {
  id: 'S-NO1',
  kind: 'text',
  severity: 'warning',
  severityIn: { OH: 'error' },
  window: 'block',
  trigger: pattern`
    (?:#\s?1|number one|no\.\s?1|largest|best|top
    |leading)\b[^.\n]{0,30}\b(?:dealer(?:ship)?s?|volume|selection|inventory)`,
  needs: [{ name: 'the source of the rank', pattern: pattern`${source}` }],
  citation: 'OAC 109:4-3-16',
  message: 'A claim of rank needs proof that was there before the ad ran.',
  suggestion: 'Name the source and the period, or leave the claim out.',
  examples: {
    failing: ['The #1 Chevy dealer.', 'The largest selection in the county.'],
    passing: [
      'The #1 Chevy dealer based on 2025 GM sales reports.',
      'The largest selection in the county, according to 2025 registration data.',
    ],
  },
};
