import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pFinanceReq: TextRule = {
  id: 'P-FINANCE-REQ',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:must|requires?|required to|when you|only if you)\s+financ\w{0,14}
    |dealer[- ]arranged financing|rebate assigned to dealer`,
  needs: [],
  citation: '43 TAC 215.250(c); FTC letters 2026',
  message: 'A price may not hang on a loan from the dealer or a named lender.',
  suggestion: 'State the price that a cash buyer pays, and the loan offer apart from it.',
  examples: {
    failing: ['Must finance through dealer.', '$2,000 less when you finance with us.'],
    passing: ['Finance with any lender.', 'Pay by cash or finance; the price is the same.'],
  },
};
