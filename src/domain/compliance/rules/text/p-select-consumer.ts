import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pSelectConsumer: TextRule = {
  id: 'P-SELECT-CONSUMER',
  kind: 'text',
  severity: 'info',
  states: ['OH'],
  window: 'sentence',
  trigger: pattern`specially selected|valued customer|exclusive(?:ly)? invit\w{1,14}`,
  needs: [],
  citation: 'OAC 109:4-3-16',
  message: 'The reader may be called selected only where that is so.',
  suggestion: 'Address every reader alike.',
  examples: {
    failing: ['You were specially selected.', 'To our valued customer: come in.'],
    passing: ['Visit us.', 'Come in any day.'],
  },
};
