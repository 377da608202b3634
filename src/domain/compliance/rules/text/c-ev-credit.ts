import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const cEvCredit: TextRule = {
  id: 'C-EV-CREDIT',
  kind: 'text',
  severity: 'error',
  window: 'item',
  trigger: pattern`
    (?:federal|\$\s?7,?500|\$\s?4,?000)\s+(?:(?:EV|clean vehicle
    |electric vehicle)\s+)?tax credit`,
  needs: [
    {
      name: 'that the credit has ended',
      pattern: pattern`
        expired|ended|no longer available|(?:before|through) sept\w{0,14}\.? 30`,
    },
  ],
  citation: '26 USC 30D/25E as ended by P.L. 119-21; IL AG view on netting',
  message:
    'The federal credits for clean vehicles ended for cars acquired after September 30, 2025.',
  suggestion: 'Leave the credit out, or say that it ended on September 30, 2025.',
  examples: {
    failing: ['Get the $7,500 tax credit.', 'Includes a federal EV tax credit.'],
    passing: [
      'The federal tax credit ended on September 30, 2025.',
      'The federal EV tax credit expired in 2025.',
    ],
  },
};
