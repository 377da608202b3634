import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const sReviewBuy: TextRule = {
  id: 'S-REVIEW-BUY',
  kind: 'text',
  severity: 'error',
  window: 'sentence',
  trigger: pattern`
    (?:5[- ]star|positive|good) review[^.\n]{0,60}(?:get|receive|earn|gift|discount|entry
    |\$)|(?:gift|discount|\$\d{1,3})[^.\n]{0,40}for (?:a )?(?:5[- ]star|positive) review`,
  needs: [],
  citation: '16 CFR 465.4',
  message: 'A reward hangs on a review that is positive.',
  suggestion: 'Ask for an honest review, without a reward for praise.',
  examples: {
    failing: ['Leave a 5-star review and get a gift card.', 'A $25 card for a positive review.'],
    passing: ['Leave us an honest review.', 'Tell others what you think of us.'],
  },
};
