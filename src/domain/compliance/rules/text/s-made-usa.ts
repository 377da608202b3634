import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sMadeUsa: TextRule = {
  id: 'S-MADE-USA',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`made in (?:the )?(?:USA|U\.S\.|America)|american[- ]made`,
  needs: [
    {
      name: 'the place of assembly, or the share of parts',
      pattern: pattern`final assembly|parts content|assembled in`,
    },
  ],
  citation: '16 CFR 323; 49 CFR 583',
  message: 'A claim of American origin without limits means all, or nearly all, of the vehicle.',
  suggestion: 'Name the place of final assembly and the share of parts.',
  examples: {
    failing: ['Made in America.', 'An American-made truck.'],
    passing: [
      'Final assembly in Ohio; sold as American-made with 55% US/Canadian parts content.',
      'An American-made truck: final assembly in Michigan.',
    ],
  },
};
