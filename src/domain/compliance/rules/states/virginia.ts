import type { Rule } from '../rule.ts';
import { pattern } from '../text/pattern.ts';

const states = ['VA'];

/**
 * Code 46.2-1581. The last day, labels for used vehicles, claims on cost and invoice, rate cuts and
 * asterisks are P-EXPIRY, P-SPECIAL-PURCHASE, P-COST, P-INVOICE, Z-RATE-BUYDOWN and H-ASTERISK;
 * used vehicles that are not called so are CA-VA-USED.
 */
export const virginiaRules: readonly Rule[] = [
  {
    id: 'VA-LIST-PRICE',
    kind: 'text',
    severity: 'error',
    states,
    window: 'sentence',
    trigger: pattern`\b(?:list price|sticker price|suggested retail price)\b`,
    requires: pattern`\b(?:used|pre-?owned)\b`,
    skip: pattern`\bnew\b|\boriginal\b|\bwhen new\b|\?`,
    needs: [],
    citation: 'Va. Code 46.2-1581(6)',
    message: 'A list or sticker price in Virginia is that of the maker for a new vehicle only.',
    suggestion: 'Call it the asking price.',
    examples: {
      failing: [
        'This used Escape is $1,000 below list price.',
        'Sticker price of the pre-owned CR-V: $24,300.',
      ],
      passing: ['The used Escape has an asking price.', 'The list price of the new CR-V.'],
    },
  },
  {
    id: 'VA-BUYDOWN-COST',
    kind: 'text',
    severity: 'error',
    states,
    window: 'sentence',
    trigger: pattern`
      (?:buy[- ]?down|reduced rate|lower rate|low rate)[^.\n]{0,60}
      \b(?:added to|raises?|increases?|may affect)\b[^.\n]{0,30}\bprice\b`,
    needs: [],
    citation: 'Va. Code 46.2-1581(3)',
    message: 'Virginia does not allow a dealer to pass the cost of a lower rate on to the buyer.',
    suggestion: 'Offer the rate without a change of the price.',
    examples: {
      failing: [
        'Our buy-down rate may affect the final price.',
        'The reduced rate increases the price of the vehicle.',
      ],
      passing: ['The dealer pays for the reduced rate.', 'A lower rate lowers the payment.'],
    },
  },
];
