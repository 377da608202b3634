import type { TextRule } from '../rule.ts';
import { endDate } from './disclosures.ts';
import { pattern } from './pattern.ts';

export const pUrgency: TextRule = {
  id: 'P-URGENCY',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`
    (?:today|one day|this weekend) only|act now|last chance|limited[- ]time
    |while supplies last|won'?t last|hurry`,
  skip: pattern`\b(?:no|without|without an?y?) hurry`,
  needs: [
    {
      name: 'the end date, or how many there are',
      pattern: pattern`${endDate.pattern}|\b\d{1,3} (?:units|vehicles|available|in stock)`,
    },
  ],
  citation: '16 CFR 233.5',
  message: 'Words that press the reader need a real limit behind them.',
  suggestion: 'Give the date or the number of vehicles: "offer ends June 30", "5 available".',
  examples: {
    failing: ['Hurry, act now!', 'Limited-time pricing.'],
    passing: ['Hurry, offer ends June 30.', 'Limited-time pricing: 7 in stock.'],
  },
};
