import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

export const pCoupon: TextRule = {
  id: 'P-COUPON',
  kind: 'text',
  severity: 'error',
  states: ['IL'],
  window: 'sentence',
  trigger: pattern`\bcoupons?\b|\bvouchers?\b`,
  // A coupon for service sells no vehicle.
  skip: pattern`\b(?:oil|tires?|service|parts|brakes?|often)\b`,
  needs: [],
  citation: '815 ILCS 505/2J.1',
  message: 'Illinois does not allow coupons on the sale of vehicles to consumers.',
  suggestion: 'Describe the offer without a coupon.',
  examples: {
    failing: ['Print this coupon.', 'Bring your voucher to the showroom.'],
    passing: ['See this offer.', 'Come to the showroom.', 'Print the oil change coupon.'],
  },
};
