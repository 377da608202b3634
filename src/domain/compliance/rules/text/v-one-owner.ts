import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const vOneOwner: TextRule = {
  id: 'V-ONE-OWNER',
  kind: 'text',
  severity: 'info',
  window: 'block',
  trigger: pattern`(?:one|single|1)[- ]owner`,
  needs: [{ name: 'the source', pattern: pattern`report|CARFAX|AutoCheck|title record` }],
  citation: 'FL 501.976(3)',
  message: 'A claim on owners needs its source.',
  suggestion: 'Add "per the CARFAX report" or "by title record".',
  examples: {
    failing: ['One-owner gem.', 'A single-owner Sienna.'],
    passing: ['One-owner per CARFAX report.', 'A single-owner Sienna, by title record.'],
  },
};
