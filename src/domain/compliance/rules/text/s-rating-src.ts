import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sRatingSrc: TextRule = {
  id: 'S-RATING-SRC',
  kind: 'text',
  severity: 'info',
  window: 'block',
  trigger: pattern`\b4\.\d(?:[- ]star|/5| out of 5)`,
  needs: [
    {
      name: 'the platform or the date',
      pattern: pattern`google|dealerrater|cars\.com|yelp|facebook|as of`,
    },
  ],
  citation: '16 CFR 255',
  message: 'A rating should name its platform and date.',
  suggestion: 'Add "on Google as of May 2026".',
  examples: {
    failing: ['Rated 4.8/5.', 'A 4.7-star store.'],
    passing: ['Rated 4.8/5 on Google as of May 2026.', 'A 4.7-star store on DealerRater.'],
  },
};
