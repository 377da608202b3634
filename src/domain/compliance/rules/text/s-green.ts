import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sGreen: TextRule = {
  id: 'S-GREEN',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    zero[- ]emissions?|eco-?friendly|environmentally friendly|carbon[- ]neutral`,
  skip: pattern`tailpipe`,
  needs: [{ name: 'what the claim covers', pattern: pattern`tailpipe|while driving|certified by` }],
  citation: '16 CFR 260',
  message: 'A claim on the environment needs its limits.',
  suggestion: 'Write "zero tailpipe emissions".',
  examples: {
    failing: ['A zero-emissions SUV.', 'An eco-friendly pickup.'],
    passing: [
      'Zero tailpipe emissions.',
      'An eco-friendly pickup that burns no fuel while driving.',
    ],
  },
};
