import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pWholesale: TextRule = {
  id: 'P-WHOLESALE',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    wholesale (?:price|pricing|prices|to the public)|factory outlet
    |(?:factory[- ])?authorized (?:sale|distribution)|factory[- ]direct`,
  needs: [],
  citation: '16 CFR 233.5; NJAC 13:45A-26A.7',
  message: 'A price for the public is called a wholesale or factory price.',
  suggestion: 'Call it the sale price or the retail price.',
  examples: {
    failing: ['Wholesale prices to everyone.', 'Factory-direct prices this weekend.'],
    passing: ['Retail prices shown.', 'Retail prices this weekend.'],
  },
};
