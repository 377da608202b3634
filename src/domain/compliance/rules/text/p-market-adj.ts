import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pMarketAdj: TextRule = {
  id: 'P-MARKET-ADJ',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`market adjustment|additional dealer mark-?up|\bADM\b`,
  needs: [{ name: 'that the price holds the mark-up', pattern: pattern`included in` }],
  citation: 'FTC letters 2026',
  message: 'A mark-up over MSRP belongs inside the advertised price.',
  suggestion: 'Give one price and say that the adjustment is included in it.',
  examples: {
    failing: ['MSRP $40,000 + market adjustment.', 'Subject to additional dealer markup.'],
    passing: [
      'Price of $43,000; market adjustment included in price.',
      'Price of $48,900; additional dealer markup included in price.',
    ],
  },
};
