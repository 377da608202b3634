import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const cTaxAdvice: TextRule = {
  id: 'C-TAX-ADVICE',
  kind: 'text',
  severity: 'info',
  window: 'item',
  trigger: pattern`tax[- ]deduct\w{1,14}|section 179|write[- ]off`,
  needs: [
    {
      name: 'that a tax adviser should be asked',
      pattern: pattern`consult (?:a|your) (?:tax|account)`,
    },
  ],
  citation: 'general practice',
  message: 'A remark on taxes should send the reader to an adviser.',
  suggestion: 'Add "consult your tax adviser".',
  examples: {
    failing: ['Section 179 lets you deduct.', 'A work truck may be tax-deductible.'],
    passing: [
      'Section 179 may apply; consult your tax adviser.',
      'A work truck may be tax-deductible; consult a tax professional.',
    ],
  },
};
