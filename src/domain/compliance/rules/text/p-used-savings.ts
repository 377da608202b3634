import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pUsedSavings: TextRule = {
  id: 'P-USED-SAVINGS',
  kind: 'text',
  severity: 'error',
  states: ['TX'],
  window: 'sentence',
  trigger: pattern`(?:discount|savings|rebate|markdown)\b`,
  skip: pattern`\b(?:ask|may|might|emergency|account|compare)\b`,
  requires: pattern`\bused\b|pre-?owned`,
  needs: [],
  citation: '43 TAC 215.250',
  message: 'Texas does not allow claims of savings or discounts on used vehicles.',
  suggestion: 'State the price alone.',
  examples: {
    failing: ['Big discount on this used Camry.', 'Markdown on pre-owned SUVs.'],
    passing: ['Used Camry for sale.', 'Pre-owned SUVs from our lot.'],
  },
};
