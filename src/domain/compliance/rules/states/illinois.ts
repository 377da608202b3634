import type { Rule } from '../rule.ts';
import { pattern } from '../text/pattern.ts';
import { price } from '../text/words.ts';

const states = ['IL'];

/**
 * 14 IAC 475. Rebates for some, coupons, credit after bankruptcy and abbreviations are
 * P-COND-REBATE, P-COUPON, C-BANKRUPT and A-ABBREV.
 */
export const illinoisRules: readonly Rule[] = [
  {
    id: 'IL-GIFT',
    kind: 'text',
    severity: 'error',
    states,
    window: 'sentence',
    trigger: pattern`
      \b(?:free|complimentary|at no (?:extra )?(?:charge|cost)|gift(?: card)?s?)\b[^.\n]{0,80}
      \b(?:with (?:the |any |every |a )?(?:vehicle |car )?purchase|when you (?:buy|purchase)
      |if you (?:buy|purchase))\b
      |\bwith (?:any|every|each) (?:new |used )?(?:vehicle|car) purchase[^.\n]{0,60}
      \b(?:free|gift)\b`,
    skip: pattern`
      \bpurchase of (?:\w{1,12} ){0,4}(?:tires?|oil|parts|service)|\btires\b|oil change|set of`,
    needs: [],
    citation: '14 IAC 475.590',
    message: 'Illinois allows no gift with a vehicle whose price is negotiated.',
    suggestion: 'Leave the gift out, or take its worth off the price.',
    examples: {
      failing: [
        'Free TV with the purchase of any SUV.',
        'With every new vehicle purchase you get a free trip.',
      ],
      passing: ['Free appraisal.', 'Free rotation with the purchase of four tires.'],
    },
  },
  {
    id: 'IL-SALE',
    kind: 'text',
    severity: 'warning',
    states,
    window: 'block',
    trigger: pattern`
      \b(?:sale[- ]price[ds]?|on sale for|marked down to|reduced to|clearance price)\b
      [^.\n]{0,40}${price}`,
    needs: [
      {
        name: 'the former price',
        pattern: pattern`
          \b(?:was|were|formerly|regular(?:ly)?|former|down from|from|MSRP)\b
          [^.\n]{0,30}${price}`,
      },
    ],
    citation: '14 IAC 475.370',
    message: 'A sale price in Illinois needs a real former price to have been cut from.',
    suggestion: 'Add the former price: "regularly $26,500".',
    examples: {
      failing: ['Sale price $24,995.', 'Marked down to $18,200.'],
      passing: ['Sale price $24,995, regularly $26,500.', 'For sale at $24,995.'],
    },
  },
];
