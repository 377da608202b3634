import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pTradeReq: TextRule = {
  id: 'P-TRADE-REQ',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`with (?:an? )?(?:acceptable |eligible |qualifying )?trade(?:-in)?\b`,
  needs: [],
  citation: '43 TAC 215.250(c)',
  message: 'A price may not hang on a trade-in.',
  suggestion: 'State the price without a trade, and the value of a trade apart from it.',
  examples: {
    failing: ['$19,995 with acceptable trade.', 'Take $1,500 off with qualifying trade-in.'],
    passing: ['We value your trade-in.', 'Bring your trade-in for an appraisal.'],
  },
};
