import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';

const pFree: TextRule = {
  id: 'P-FREE',
  kind: 'text',
  severity: 'warning',
  window: 'block',
  trigger: pattern`
    (?<![a-z]-)\bfree\b(?!\s+(?:of|to|trial|quote|estimate|appraisal|parking|wi-?fi))
    |at no (?:extra )?(?:charge|cost)|complimentary`,
  skip: pattern`
    accident[- ]free|damage[- ]free|toll[- ]free|hassle[- ]free|worry[- ]free|feel free
    |\brecalls?\b|\bunless\b|in many places`,
  needs: [
    {
      name: 'the conditions of the offer',
      pattern: pattern`
        with (?:the )?purchase|when you (?:buy|purchase|lease)|no purchase|terms
        |conditions`,
    },
  ],
  citation: '16 CFR 251.1; 43 TAC 215.257; 14 IAC 475.590',
  message: 'A free offer has to state its conditions at the outset.',
  suggestion: 'Add "with the purchase of ..." or "no purchase required".',
  examples: {
    failing: ['Free oil changes.', 'Complimentary floor mats for you.'],
    passing: [
      'Free oil changes with the purchase of a new vehicle.',
      'Complimentary floor mats when you buy a set of tires.',
      'Hands-free highway driving comes with the upper trims.',
    ],
  },
};

const pPrize: TextRule = {
  id: 'P-PRIZE',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`
    \b(?:sweepstakes|giveaway|scratch[- ]off|raffle|you(?:'ve| have) won|winner)\b`,
  needs: [{ name: 'that no purchase is necessary', pattern: pattern`no purchase necessary` }],
  citation: 'FTC Act section 5; state lottery law',
  message: 'A prize promotion needs a way to enter without buying, and its rules.',
  suggestion: 'Add "No purchase necessary; see official rules."',
  examples: {
    failing: ['Enter our giveaway.', 'Win big in the spring sweepstakes.'],
    passing: [
      'Enter our giveaway. No purchase necessary; see official rules.',
      'Spring sweepstakes: no purchase necessary, see official rules.',
    ],
  },
};

const pCoupon: TextRule = {
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

/** Gifts, prizes and coupons. */
export const giftRules: readonly TextRule[] = [pFree, pPrize, pCoupon];
