import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const zRateBuydown: TextRule = {
  id: 'Z-RATE-BUYDOWN',
  kind: 'text',
  severity: 'warning',
  states: ['TX', 'IL', 'VA'],
  window: 'item',
  trigger: pattern`(?:buy[- ]?down|dealer[- ]subsidi[sz]ed|reduced) rate`,
  about: 'credit',
  needs: [
    {
      name: 'that the dealer pays for it and that the price may be affected',
      pattern: pattern`
        may affect (?:the )?(?:final )?(?:negotiated )?price|dealer (?:pays
        |contribut\w{1,14})`,
    },
  ],
  citation: '43 TAC 215.259; Va. Code 46.2-1581(3)',
  message: 'A rate that the dealer pays for has to say so, and that the price may be affected.',
  suggestion:
    'Add the amount: "dealer contribution of $500 may affect the final negotiated price".',
  examples: {
    failing: ['Ask about our reduced rate.', 'A buydown rate is here.'],
    passing: [
      'Reduced rate: dealer contribution of $500 may affect the final negotiated price.',
      'A buy-down rate is here: the dealer pays $400 of it, which may affect the price.',
    ],
  },
};
