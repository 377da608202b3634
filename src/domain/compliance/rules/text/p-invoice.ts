import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pInvoice: TextRule = {
  id: 'P-INVOICE',
  kind: 'text',
  severity: 'warning',
  severityIn: { NJ: 'error' },
  window: 'item',
  trigger: pattern`
    (?:below|under|over|at|above|off)\s+(?:factory\s+|dealer\s+)?invoice
    |invoice pric\w{1,14}|factory invoice`,
  needs: [
    {
      name: 'that invoice is not the cost of the dealer',
      pattern: pattern`invoice[^.\n]{0,60}(?:not|may not)[^.\n]{0,40}(?:cost|net)`,
    },
  ],
  citation: 'NJAC 13:45A-26A.7; Va. Code 46.2-1581(7); 43 TAC 215.252',
  message:
    'A price set against the invoice sounds as if it were set against the cost of the dealer.',
  suggestion: 'Drop the claim, or add that the invoice may not be the final dealer cost.',
  examples: {
    failing: ['Every Tacoma at invoice.', 'Sentras $500 below invoice.'],
    passing: [
      'At invoice. Invoice is the factory invoice and may not be the final dealer cost.',
      'Sentras $500 below invoice; factory invoice is not the net cost to the dealer.',
    ],
  },
};
