import type { TextRule } from '../rule.ts';
import { pattern } from './pattern.ts';
import { example, money, qualifier } from './words.ts';

const zQualifier: TextRule = {
  id: 'Z-QUALIFIER',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`\b\d{1,2}(?:\.\d{1,2})?\s?%\s*APR\b`,
  skip: example,
  about: 'credit',
  needs: [{ name: 'who qualifies for the rate', pattern: pattern`${qualifier}` }],
  citation: '12 CFR 1026.24(a) actually-available terms; FTC Act section 5',
  message: 'A rate that not every buyer gets needs to say who can have it.',
  suggestion: 'Add "for well-qualified buyers" or "with approved credit".',
  examples: {
    failing: ['0.9% APR on new Civics.', 'Now 3.49% APR on the Tucson.'],
    passing: [
      '0.9% APR on new Civics for well-qualified buyers.',
      'Now 3.49% APR on the Tucson with approved credit.',
    ],
  },
};

const zZeroTradeoff: TextRule = {
  id: 'Z-ZERO-TRADEOFF',
  kind: 'text',
  severity: 'info',
  window: 'item',
  trigger: pattern`\b0(?:\.0+)?\s?%\s*APR`,
  about: 'credit',
  needs: [
    {
      name: 'whether the rate replaces a rebate',
      pattern: pattern`
        in lieu of|instead of|(?:cannot|can't|may not) be combined|not compatible with
        |combinable`,
    },
  ],
  citation: 'FTC Act section 5; TX 43 TAC 215.259',
  message: 'Buyers should learn whether the 0% rate takes the place of a rebate.',
  suggestion: 'Add "in lieu of factory rebate" or "can be combined with the rebate".',
  examples: {
    failing: ['0% APR this month.', 'Enjoy 0.0% APR on leftover sedans.'],
    passing: ['0% APR in lieu of factory rebate.', 'Enjoy 0.0% APR instead of the $1,500 rebate.'],
  },
};

const zDeferred: TextRule = {
  id: 'Z-DEFERRED',
  kind: 'text',
  severity: 'warning',
  window: 'item',
  trigger: pattern`no (?:car )?payments? (?:for|until)`,
  about: 'credit',
  needs: [
    {
      name: 'that interest accrues, or that payments are deferred',
      pattern: pattern`
        interest (?:will |continues to )?accru\w{0,14}|finance charges? accru\w{0,14}
        |deferred`,
    },
  ],
  citation: 'FTC Act section 5',
  message: 'A promise of no payments at first leaves open what happens to the interest.',
  suggestion: 'Add "interest accrues from the contract date", or say that payments are deferred.',
  examples: {
    failing: ['No payments for 90 days!', 'No car payments until March!'],
    passing: [
      'No payments for 90 days; interest accrues from contract date.',
      'No car payments until March: payments are deferred and interest will accrue.',
    ],
  },
};

const zNonmonthly: TextRule = {
  id: 'Z-NONMONTHLY',
  kind: 'text',
  severity: 'warning',
  states: ['NJ'],
  window: 'sentence',
  trigger: pattern`${money}\s*(?:/|per|a)\s*(?:wk\b|week|day)|bi-?weekly payments?`,
  about: 'credit',
  needs: [],
  citation: 'NJAC 13:45A-26A.8(b)2',
  message:
    'Installments are stated on another basis than the month, which New Jersey does not allow.',
  suggestion: 'State the payment by the month.',
  examples: {
    failing: ['Just $69 per week.', 'Bi-weekly payments that fit.'],
    passing: ['Payment of $299 per month.', 'Monthly payments that fit.'],
  },
};

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

/** Credit offers: what rates and payments must say besides. */
export const creditRateRules: readonly TextRule[] = [
  zQualifier,
  zZeroTradeoff,
  zDeferred,
  zNonmonthly,
  zRateBuydown,
];
