import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const wLifetime: TextRule = {
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
