import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { source } from './words.ts';

export const sBic: TextRule = {
  id: 'S-BIC',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    best[- ]in[- ]class|class[- ](?:leading|best|exclusive)|segment[- ](?:leading|best
    |first)`,
  needs: [{ name: 'the class and the source', pattern: pattern`${source}` }],
  citation: 'OEM standards; FTC substantiation',
  message: 'A claim on a whole class needs the class and the source.',
  suggestion: 'Add "based on manufacturer data for midsize pickups".',
  examples: {
    failing: ['Best-in-class towing.', 'A class-leading cabin.'],
    passing: [
      'Best-in-class towing based on manufacturer data for midsize pickups.',
      'A class-leading cabin, as defined by the maker for compact SUVs.',
    ],
  },
};
