import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const wExtended: TextRule = {
  id: 'W-EXTENDED',
  kind: 'text',
  severity: 'warning',
  window: 'sentence',
  trigger: pattern`extended warrant\w{1,14}`,
  needs: [],
  citation: '16 CFR 700.11',
  message: 'A contract that is paid for is a service contract and no warranty.',
  suggestion: 'Write "vehicle service contract".',
  examples: {
    failing: ['Add an extended warranty.', 'Ask about extended warranties.'],
    passing: ['Add a vehicle service contract.', 'Ask about service contracts.'],
  },
};
